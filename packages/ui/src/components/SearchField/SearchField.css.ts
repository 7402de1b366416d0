import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density } = vars;

export const form = style({
  margin: 0,
  inlineSize: '100%',
  maxInlineSize: '25rem',
  '@media': { [media.print]: { display: 'none' } },
});

export const frame = style({ position: 'relative', display: 'flex', alignItems: 'center' });

export const icon = style({
  position: 'absolute',
  insetInlineStart: density.controlPadding,
  inlineSize: '1rem',
  blockSize: '1rem',
  color: color.textMuted,
  pointerEvents: 'none',
});

export const input = style({
  appearance: 'none',
  paddingInlineStart: `calc(${density.controlPadding} * 2 + 1rem)`,
  paddingInlineEnd: density.controlHeight,
  // Our own button clears: it has a name, and returns the focus.
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
