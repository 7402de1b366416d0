import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

export const root = style({ overflowWrap: 'anywhere' });

/** The gap belongs to the text: the button stands at the edge where it goes to a line of its own. */
export const text = style({ marginInlineEnd: vars.space[2] });

export const more = style({
  selectors: { [`${root}:not([data-expanded]) &`]: { display: 'none' } },
  '@media': {
    [media.print]: { selectors: { [`${root}:not([data-expanded]) &`]: { display: 'inline' } } },
  },
});

export const toggle = style({
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
