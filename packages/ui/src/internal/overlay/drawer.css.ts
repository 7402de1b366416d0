import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { animateOnce } from '../../theme/motion';
import { style, styleVariants } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });
const slideFromStart = keyframes({ from: { translate: '-100% 0' } });
const slideFromEnd = keyframes({ from: { translate: '100% 0' } });
const isRtl = '[dir="rtl"] &';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.drawer,
  background: color.overlay,
  animation: animateOnce(fadeIn),
  '@media': { [media.print]: { display: 'none' } },
});

export const drawer = style({
  position: 'fixed',
  insetBlock: 0,
  zIndex: vars.z.drawer,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '18rem',
  maxInlineSize: `calc(100vw - ${space[12]})`,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.dialog,
  // As that of a dialog.
  pointerEvents: 'auto',
  // The shadow is not there in forced colours.
  outline: '1px solid transparent',
  '@media': { [media.print]: { display: 'none' } },
});

export const side = styleVariants({
  start: {
    insetInlineStart: 0,
    animation: animateOnce(slideFromStart),
    selectors: { [isRtl]: { animationName: slideFromEnd } },
  },
  end: {
    insetInlineEnd: 0,
    animation: animateOnce(slideFromEnd),
    selectors: { [isRtl]: { animationName: slideFromStart } },
  },
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  minBlockSize: '3.5rem',
  paddingInline: `${space[4]} ${space[12]}`,
});

export const close = style({
  position: 'absolute',
  insetBlockStart: '0.625rem',
  insetInlineEnd: space[2],
  zIndex: vars.z.header,
});

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Nothing in it rises above the close button.
  isolation: 'isolate',
});
