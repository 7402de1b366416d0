import { keyframes } from '@vanilla-extract/css';
import { floating } from '../../internal/overlay/floating';
import { media } from '../../theme/media';
import { animateIn, transition } from '../../theme/motion';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, duration, easing, fontSize, fontWeight, lineHeight, radius, space } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });
const collapsed = '[data-state="collapsed"] > ';
const whenCollapsed = '[data-state="collapsed"] &';

export const sidebar = style({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  inlineSize: '18rem',
  maxInlineSize: '100%',
  blockSize: '100dvh',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.header,
  borderInlineEnd: `1px solid ${color.border}`,
  background: color.surfaceSunken,
  color: color.text,
  transition: `inline-size ${duration.normal} ${easing.standard}`,
  selectors: { '&[data-state="collapsed"]': { inlineSize: '3rem' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  blockSize: '3.5rem',
  paddingInline: space[3],
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  // The collapsed sidebar shows the mark alone.
  selectors: { [`${collapsed}&`]: { marginInline: space[3], paddingInline: 0 } },
});

export const navigation = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  paddingBlockEnd: space[3],
  scrollbarWidth: 'thin',
  // A group that opens, and makes it scroll, moves nothing sideways.
  scrollbarGutter: 'stable',
  selectors: { [`${collapsed}&`]: { scrollbarWidth: 'none' } },
});

export const section = style({
  paddingInline: space[2],
  paddingBlockStart: space[3],
  selectors: { [whenCollapsed]: { paddingInline: space[1], paddingBlockStart: space[2] } },
});

export const sectionLabel = style({
  paddingInline: space[2],
  paddingBlockEnd: space[1],
  color: color.textMuted,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.xs,
  fontWeight: fontWeight.medium,
  letterSpacing: '0.04em',
  whiteSpace: 'nowrap',
  selectors: {
    [whenCollapsed]: {
      blockSize: '1px',
      padding: 0,
      marginInline: space[2],
      marginBlockEnd: space[2],
      overflow: 'hidden',
      background: color.border,
      color: 'transparent',
    },
  },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.half,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const subList = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.half,
  marginBlock: space.half,
  // The line runs below the icon of the group, the links below its text.
  marginInline: '1.125rem 0',
  padding: 0,
  paddingInlineStart: `calc(${space[2]} + 1px)`,
  borderInlineStart: `1px solid ${color.border}`,
  listStyle: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  minBlockSize: density.controlHeight,
  paddingBlock: space[1],
  paddingInline: space[2],
  border: 0,
  borderRadius: radius.sm,
  background: 'transparent',
  color: color.text,
  fontSize: fontSize.md,
  lineHeight: lineHeight.md,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: '-2px',
  transition: transition('background-color'),
  selectors: {
    '&:hover': { background: color.surfaceActive },
    '&[data-active="true"]': { color: color.accentText, fontWeight: fontWeight.medium },
    '&[aria-current="page"]': {
      background: color.accentSubtle,
      color: color.accentText,
      fontWeight: fontWeight.medium,
    },
    '&[aria-current="page"]:hover': { background: color.accentSubtleHover },
    [`${whenCollapsed}[data-active="true"]`]: { background: color.accentSubtle },
    '[data-state="collapsed"] :not([role="dialog"] *) > &': { justifyContent: 'center', paddingInline: 0 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const note = style({
  flexShrink: 0,
  // The longest labels leave no more room.
  marginInline: `calc(-1 * ${space[1]})`,
  color: color.textMuted,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.xs,
  selectors: { '[data-state="collapsed"] :not([role="dialog"] *) > &': { display: 'none' } },
});

export const itemLabel = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    // The collapsed sidebar shows the icon alone; the flyout in it shows text.
    '[data-state="collapsed"] :not([role="dialog"] *) > &': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const icon = style({
  display: 'flex',
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  marginInline: space.half,
});
globalStyle(`${icon} > svg`, { inlineSize: '100%', blockSize: '100%' });

export const chevron = style({
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  color: color.textMuted,
  transition: transition('rotate'),
  selectors: {
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    '[aria-expanded="true"] > &': { rotate: '90deg' },
    '[dir="rtl"] [aria-expanded="true"] > &': { rotate: '-90deg' },
  },
});

export const flyout = style({
  ...floating,
  inlineSize: '15rem',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: space[1],
  ...animateIn(fadeIn),
});

export const flyoutTitle = style({
  paddingBlock: space[1],
  paddingInline: space[2],
  color: color.textMuted,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.xs,
  fontWeight: fontWeight.medium,
});

export const footer = style({
  flexShrink: 0,
  padding: space[2],
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { [whenCollapsed]: { paddingInline: space[1] } },
});

export const user = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  selectors: { [whenCollapsed]: { justifyContent: 'center' } },
});

export const username = style({
  minInlineSize: 0,
  paddingInlineStart: space[2],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: fontWeight.medium,
  selectors: {
    [whenCollapsed]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', clipPath: 'inset(50%)' },
  },
});
