import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

export const root = style({ overflowWrap: 'anywhere' });

export const more = style({
  selectors: { [`${root}:not([data-expanded]) &`]: { display: 'none' } },
  '@media': {
    [media.print]: { selectors: { [`${root}:not([data-expanded]) &`]: { display: 'inline' } } },
  },
});

export const toggle = style({
  marginInlineStart: vars.space[2],
  padding: 0,
  minBlockSize: '1.5rem',
  border: 0,
  background: 'none',
  color: vars.color.accentText,
  fontSize: 'inherit',
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '@media': { [media.print]: { display: 'none' } },
});
