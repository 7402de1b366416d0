import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, space } = vars;

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
  paddingInlineStart: `calc(${density.controlPadding} + 1rem + ${space[2]})`,
  paddingInlineEnd: density.controlHeight,
  textOverflow: 'ellipsis',
  selectors: {
    // There is nothing to clear.
    '&:placeholder-shown': { paddingInlineEnd: density.controlPadding },
    // Our own button clears: it has a name, and returns the focus.
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
