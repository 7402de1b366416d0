import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, fontWeight, radius, shadow, space, z } = vars;

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: z.skipLink,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: density.controlHeight,
  paddingInline: space[4],
  color: color.onAccent,
  background: color.accent,
  forcedColorAdjust: 'none',
  borderRadius: radius.sm,
  boxShadow: shadow.popover,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  selectors: {
    '&:not(:focus, :active)': {
      inlineSize: '1px',
      minBlockSize: '1px',
      blockSize: '1px',
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});
