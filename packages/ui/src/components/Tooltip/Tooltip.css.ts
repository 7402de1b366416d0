import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { animateOnce } from '../../theme/motion';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  position: 'fixed',
  // Measured in the window's own coordinates, whatever the direction.
  inset: '0 auto auto 0',
  zIndex: vars.z.tooltip,
  inlineSize: 'max-content',
  maxInlineSize: 'min(20rem, calc(100vw - 1rem))',
  paddingBlock: space[1],
  paddingInline: space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  background: color.text,
  color: color.surfaceRaised,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
  overflowWrap: 'anywhere',
  // An open dialog takes pointer events away from the whole page.
  pointerEvents: 'auto',
  animation: animateOnce(fadeIn),
  '@media': {
    [media.print]: { display: 'none' },
    // The browser puts a plate of its own behind text: inverted ones vanish on it.
    [media.forcedColors]: { background: 'Canvas', color: 'CanvasText', borderColor: 'CanvasText' },
  },
});
