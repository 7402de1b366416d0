import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { globalStyle, style, styleVariants } from '../../theme/style';
import { vars } from '../../theme/vars.css';
import type { ColumnAlign } from './columns';

const { color, density, space, radius } = vars;

const rowHeight = `calc(${density.controlHeight} + ${space[2]})`;
const hairline = `1px solid ${color.border}`;

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[3], minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const actionBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});

export const frame = style({
  position: 'relative',
  minInlineSize: 0,
  border: hairline,
  borderRadius: radius.md,
  background: color.surfaceRaised,
  '@media': { [media.print]: { border: 0, borderRadius: 0 } },
});

/** A message within is as wide as what is seen of the table. Rows need no container: it costs them a second pass. */
export const measured = style({
  containerType: 'inline-size',
  '@media': { [media.print]: { containerType: 'normal' } },
});

export const region = style({
  borderRadius: 'inherit',
  // Positioned: what is hidden in a cell is cut off with the cell, and does not make the page wider.
  selectors: {
    '&[data-overflow]': { position: 'relative', overflowX: 'auto', scrollPaddingInlineEnd: '6rem' },
  },
  '@media': { [media.print]: { selectors: { '&[data-overflow]': { overflow: 'visible' } } } },
});

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  '@media': { [media.print]: { minInlineSize: '0 !important' } },
});

const base = {
  paddingBlock: density.cellPaddingBlock,
  paddingInline: density.cellPaddingInline,
  fontWeight: vars.fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
} as const;

const sides = {
  start: { textAlign: 'start' },
  end: { textAlign: 'end' },
  center: { textAlign: 'center' },
} as const satisfies Record<ColumnAlign, object>;

const header = {
  ...base,
  position: 'sticky',
  // Set it to the height of what is fixed above the table.
  insetBlockStart: 'var(--rs-sticky-top, 0px)',
  zIndex: vars.z.sticky,
  background: color.surfaceRaised,
  borderBlockEnd: hairline,
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  fontWeight: vars.fontWeight.medium,
  verticalAlign: 'bottom',
  selectors: {
    '&:first-child': { borderStartStartRadius: `calc(${radius.md} - 1px)` },
    '&:last-child': { borderStartEndRadius: `calc(${radius.md} - 1px)` },
    '[data-overflow] &': { insetBlockStart: 0 },
  },
  '@media': {
    [media.print]: { position: 'static', color: color.text, fontWeight: vars.fontWeight.semibold },
  },
} as const;

const body = {
  ...base,
  blockSize: rowHeight,
  borderBlockEnd: hairline,
  '@media': { [media.print]: { blockSize: 'auto' } },
} as const;

export const headerCell = styleVariants({
  start: { ...header, ...sides.start },
  end: { ...header, ...sides.end },
  center: { ...header, ...sides.center },
});

export const cell = styleVariants({
  start: { ...body, ...sides.start },
  end: { ...body, ...sides.end },
  center: { ...body, ...sides.center },
});

const footer = { ...base, fontWeight: vars.fontWeight.semibold } as const;

export const footerCell = styleVariants({
  start: { ...footer, ...sides.start },
  end: { ...footer, ...sides.end },
  center: { ...footer, ...sides.center },
});

export const notPrinted = style({ '@media': { [media.print]: { display: 'none' } } });

// Where the table scrolls sideways, what can be done with a row stays in reach.
const pinned = {
  position: 'sticky',
  insetInlineEnd: 0,
  background: color.surfaceRaised,
  boxShadow: `-1px 0 ${color.border}`,
} as const;

const actions = { textAlign: 'end', whiteSpace: 'nowrap' } as const;

export const actionsHeader = style({
  ...header,
  ...actions,
  selectors: {
    ...header.selectors,
    '[data-overflow] &': { ...pinned, insetBlockStart: 0, zIndex: vars.z.header },
  },
  '@media': { [media.print]: { display: 'none' } },
});

// Buttons keep the height of a row: the padding gives way.
export const actionsCell = style({
  ...body,
  ...actions,
  paddingBlock: 0,
  selectors: { '[data-overflow] &': { ...pinned, zIndex: vars.z.sticky } },
  '@media': { [media.print]: { display: 'none' } },
});

export const rows = style({});
globalStyle(`${rows} > tr:hover > *`, {
  background: color.surfaceHover,
  '@media': { [media.print]: { background: 'none' } },
});
globalStyle(`${rows} > tr:last-child > *`, { borderBlockEnd: 0 });
globalStyle(`${rows} > tr`, { breakInside: 'avoid' });

export const foot = style({});
globalStyle(`${foot} > tr > *`, { borderBlockStart: hairline });

export const messageCell = style({ padding: 0 });

/** In sight also where the table is wider than its frame. */
export const message = style({
  position: 'sticky',
  insetInlineStart: 0,
  inlineSize: 'min(100%, 100cqi)',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[1],
  padding: `${space[6]} ${space[4]}`,
  textAlign: 'center',
  textWrap: 'pretty',
  '@media': { [media.print]: { inlineSize: 'auto', paddingBlock: space[2] } },
});

export const messageTitle = style({ margin: 0, fontWeight: vars.fontWeight.semibold });

export const messageHelp = style({
  color: color.textMuted,
  selectors: { '&:not(:last-child)': { marginBlockEnd: space[2] } },
});

const pulse = keyframes({ '50%': { opacity: 0.5 } });
const bar = `linear-gradient(transparent calc(50% - 0.3125rem), ${color.surfaceActive} calc(50% - 0.3125rem) calc(50% + 0.3125rem), transparent calc(50% + 0.3125rem))`;

export const loadingCell = style({ paddingBlock: 0, paddingInline: density.cellPaddingInline });

/** The text lines of a column, as high as the rows they stand for. */
export const loadingBlock = style({
  blockSize: `calc(var(--rs-loading-rows) * ${rowHeight})`,
  inlineSize: '60%',
  background: `${bar} 0 0 / 100% ${rowHeight}`,
  '@media': {
    [media.motion]: { animation: `${pulse} 1.6s ease-in-out infinite` },
    [media.forcedColors]: { background: 'none' },
  },
});

const slide = keyframes({ from: { translate: '-100%' }, to: { translate: '400%' } });

export const progress = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '2px',
  overflow: 'hidden',
  borderRadius: 'inherit',
  zIndex: vars.z.header,
  '::after': {
    content: '',
    display: 'block',
    blockSize: '100%',
    inlineSize: '25%',
    background: color.accent,
  },
  '@media': {
    [media.motion]: { '::after': { animation: `${slide} 1s linear infinite` } },
    [media.reducedMotion]: { '::after': { inlineSize: '100%' } },
    [media.print]: { display: 'none' },
  },
});
