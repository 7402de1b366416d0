import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { animateOnce } from '../../theme/motion';
import { globalStyle, style, styleVariants } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space, radius } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });
const riseIn = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  background: color.overlay,
  animation: animateOnce(fadeIn),
  '@media': { [media.print]: { display: 'none' } },
});

export const content = style({
  position: 'fixed',
  inset: 0,
  margin: 'auto',
  zIndex: vars.z.dialog,
  display: 'flex',
  flexDirection: 'column',
  blockSize: 'fit-content',
  maxBlockSize: `calc(100dvh - 2 * ${space[8]})`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // What has focus is never below the head or the foot.
  scrollPaddingBlock: `${space[16]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.dialog,
  animation: animateOnce(riseIn),
  // The page takes no pointer meanwhile, from a moment before its layer says that it does.
  pointerEvents: 'auto',
  ':focus': { outline: 'none' },
  // A table inside sticks below the head, not below what the page has fixed.
  vars: { '--rs-sticky-top': '3.75rem' },
  '@media': {
    [media.narrow]: { maxBlockSize: `calc(100dvh - 2 * ${space[2]})` },
    // The whole of it, on as many sheets as it takes; one that is just rising would be faint.
    [media.print]: {
      animation: 'none',
      position: 'static',
      display: 'block',
      inlineSize: 'auto',
      maxBlockSize: 'none',
      overflow: 'visible',
      border: 0,
      boxShadow: 'none',
    },
  },
});

// What the dialog covers is not printed, and what kept the page from scrolling does not cut it off.
globalStyle('[inert]', { '@media': { [media.print]: { display: 'none' } } });
globalStyle('html, body', { '@media': { [media.print]: { overflow: 'visible !important' } } });

const widthOf = (pixels: number) => ({
  inlineSize: `min(${pixels}px, 100vw - 2 * ${space[2]})`,
  '@media': { [media.print]: { inlineSize: 'auto' } },
});

/** The modal widths of the specification. */
export const size = styleVariants({ md: widthOf(500), lg: widthOf(800), xl: widthOf(1140) });

const edge = {
  position: 'sticky',
  zIndex: vars.z.header,
  flexShrink: 0,
  display: 'flex',
  gap: space[3],
  paddingInline: space[6],
  background: color.surfaceRaised,
  '@media': {
    [media.narrow]: { paddingInline: space[4] },
    // Where head and foot would leave no room between them, they scroll.
    '(max-height: 30rem)': { position: 'static' },
  },
} as const;

export const head = style({
  ...edge,
  insetBlockStart: 0,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  paddingBlock: `${space[4]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.border}`,
});

export const heading = style({ minInlineSize: 0, paddingBlockStart: space[1] });

// A name of thousands of characters leaves the buttons and the body in sight.
const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
} as const;

export const title = style(clamped);

export const description = style({
  ...clamped,
  margin: 0,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});

export const body = style({
  flexGrow: 1,
  padding: `${space[4]} ${space[6]} ${space[6]}`,
  '@media': { [media.narrow]: { paddingInline: space[4] }, [media.print]: { padding: 0 } },
});

export const foot = style({
  ...edge,
  insetBlockEnd: 0,
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { ...edge['@media'], [media.print]: { display: 'none' } },
});

export const headActions = style({ flexShrink: 0, display: 'flex', alignItems: 'center', gap: space[2] });
