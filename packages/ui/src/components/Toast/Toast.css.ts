import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { animateOnce } from '../../theme/motion';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space, radius, fontSize, lineHeight, fontWeight, duration, easing } = vars;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(calc(var(--towards) * 100%))' } });
const moves = (...properties: string[]) =>
  properties.map((property) => `${property} ${duration.normal} ${easing.standard}`).join(', ');

export const region = style({
  position: 'fixed',
  zIndex: vars.z.toast,
  vars: { '--edge': space[4], '--towards': '-1' },
  insetBlockStart: 'var(--edge)',
  insetInlineStart: 'var(--edge)',
  inlineSize: `min(356px, 100vw - 2 * ${space[4]})`,
  // While empty it covers nothing.
  blockSize: 'calc(var(--front-height) + max(0, var(--behind)) * 14px)',
  // An open dialog takes pointer events away from the whole page.
  pointerEvents: 'auto',
  isolation: 'isolate',
  outlineOffset: space[1],
  selectors: {
    '&[data-expanded="true"]': { blockSize: 'var(--height)' },
    '&[data-position^="bottom"]': {
      vars: { '--towards': '1' },
      insetBlock: 'auto var(--edge)',
    },
    '&[data-position$="end"]': { insetInline: 'auto var(--edge)' },
    '&[data-position$="center"]': { insetInline: 0, marginInline: 'auto' },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const list = style({ display: 'contents', listStyle: 'none' });

export const toast = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 'calc(-1 * var(--index))',
  overflow: 'hidden',
  blockSize: 'var(--front-height)',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.popover,
  transform:
    'translateY(calc(-1 * var(--towards) * var(--index) * 14px)) scaleX(calc(1 - var(--index) * 0.05))',
  transition: moves('transform', 'opacity', 'translate', 'block-size'),
  animation: animateOnce(appear),
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '[data-expanded="true"] > * > &': {
      blockSize: 'var(--own-height)',
      transform: 'translateY(calc(-1 * var(--towards) * var(--offset)))',
    },
    '[data-position^="bottom"] > * > &': { insetBlock: 'auto 0' },
    '&[data-swiping]': { transition: 'none' },
    '&[data-state="closed"]': { opacity: 0 },
  },
});

export const content = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  maxBlockSize: '40vh',
  padding: space[3],
  overflowY: 'auto',
  transition: moves('opacity'),
  selectors: { '[data-covered="true"] > &': { opacity: 0 } },
});

export const icon = style({
  display: 'flex',
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  selectors: {
    '[data-type="success"] &': { color: color.success.text },
    '[data-type="info"] &': { color: color.info.text },
    '[data-type="warning"] &': { color: color.warning.text },
    '[data-type="error"] &': { color: color.danger.text },
    '[data-type="loading"] &': { color: color.textMuted },
  },
});
globalStyle(`${icon} > svg`, { inlineSize: '100%', blockSize: '100%' });

export const body = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: fontSize.md,
  lineHeight: lineHeight.md,
});

export const title = style({ fontWeight: fontWeight.medium });

export const description = style({
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
});

export const action = style({ marginBlockStart: space[2] });

export const close = style({
  flexShrink: 0,
  marginBlock: `calc(-1 * ${space[2]})`,
  marginInlineEnd: `calc(-1 * ${space[1]})`,
});
