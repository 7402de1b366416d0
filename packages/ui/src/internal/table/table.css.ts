import { media } from '../../theme/media';
import { globalStyle, style, styleVariants } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, space, radius } = vars;

export const rowHeight = density.controlHeight;
const innerRadius = `calc(${radius.md} - 1px)`;
const hairline = `1px solid ${color.border}`;

/** What stands above the table: its title, what narrows the rows, its actions. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  selectors: {
    // What stands before a search may have its label above it.
    '&[data-search]': { alignItems: 'flex-end' },
  },
});

export const region = style({
  borderRadius: 'inherit',
  // Positioned: what is hidden in a cell is cut off with the cell, and does not make the page wider.
  selectors: {
    '&[data-overflow]': {
      position: 'relative',
      overflow: 'auto',
      // Its header then stays in sight, and its scrollbar in reach.
      maxBlockSize: 'max(20rem, calc(100dvh - var(--rs-sticky-top, 0px) - 6rem))',
    },
  },
  '@media': {
    [media.print]: { selectors: { '&[data-overflow]': { overflow: 'visible', maxBlockSize: 'none' } } },
  },
});

// What text inherits stands here once, not in each cell.
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} > colgroup > col`, {
  '@media': { [media.print]: { inlineSize: 'auto !important' } },
});

/** Of eight columns and more: names then stay on one line, and years have four digits. */
export const tight = style({ vars: { [density.cellPaddingInline]: space[2] } });

/**
 * The parts of the table. Their cells are styled by place: a cell without a class is made, and changed, sooner. The head sticks
 * as a whole: headers that each do are layers, which are all made anew when other rows change the widths.
 */
export const headers = style({
  position: 'sticky',
  // Set it to the height of what is fixed above the table.
  insetBlockStart: 'var(--rs-sticky-top, 0px)',
  zIndex: vars.z.sticky,
  selectors: { '[data-overflow] &': { insetBlockStart: 0 } },
  '@media': { [media.print]: { position: 'static' } },
});
export const rows = style({});
export const foot = style({});

globalStyle(`${headers} > tr > th`, {
  padding: `${density.cellPaddingBlock} ${density.cellPaddingInline}`,
  background: color.surfaceRaised,
  borderBlockEnd: hairline,
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
  verticalAlign: 'bottom',
  // A column has at least the room of a word of its header, up to a length that no word of a language has; it wraps where its figures
  // do not.
  overflowWrap: 'break-word',
  maxInlineSize: '16rem',
  whiteSpace: 'normal',
  '@media': {
    [media.finger]: { blockSize: rowHeight, paddingBlock: 0, verticalAlign: 'middle' },
    [media.print]: {
      paddingInline: space[1],
      // Paper does not scroll: columns take what their content needs, and no more than there is.
      minInlineSize: '0 !important',
      color: color.text,
      fontWeight: vars.fontWeight.semibold,
    },
  },
});
globalStyle(`${headers} > tr > th:first-child`, { borderStartStartRadius: innerRadius });
globalStyle(`${headers} > tr > th:last-child`, { borderStartEndRadius: innerRadius });

// One line of text makes the height of a row: with a height of their own all cells would be laid out twice.
const textPadding = `calc((${rowHeight} - ${vars.lineHeight.md}) / 2)`;

globalStyle(`${rows} > tr > td, ${rows} > tr > th`, {
  padding: `${textPadding} ${density.cellPaddingInline} calc(${textPadding} - 1px)`,
  borderBlockEnd: hairline,
  // One long text does not take the room of all others: columns share what is left by what they hold.
  maxInlineSize: '26rem',
  // Words that may break anywhere would be given the room of one letter.
  '@media': {
    [media.print]: {
      paddingBlock: density.cellPaddingBlock,
      paddingInline: space[1],
      minInlineSize: '4.5rem',
    },
  },
});
globalStyle(`${rows} > tr > th`, { fontWeight: vars.fontWeight.regular, textAlign: 'start' });
// Transparent, not gone: all rows have one height.
globalStyle(`${rows} > tr:last-child > td, ${rows} > tr:last-child > th`, {
  borderBlockEndColor: 'transparent',
});
globalStyle(`${rows} > tr`, { breakInside: 'avoid' });
globalStyle(`${rows} > tr:hover`, { '@media': { screen: { background: color.surfaceHover } } });

globalStyle(`${foot} > tr > td`, {
  padding: `${density.cellPaddingBlock} ${density.cellPaddingInline}`,
  borderBlockStart: hairline,
  fontWeight: vars.fontWeight.semibold,
  '@media': { [media.print]: { paddingInline: space[1] } },
});

/** Of a cell in any part. */
export const align = {
  start: undefined,
  ...styleVariants({
    end: {
      selectors: {
        [`${table} &`]: { textAlign: 'end' },
        // Figures alone: tabular hyphens are wide, and Anna-Maria or the header 61-90 would come apart.
        [`${table} td&`]: { fontVariantNumeric: 'tabular-nums' },
      },
    },
    center: { selectors: { [`${table} &`]: { textAlign: 'center' } } },
  }),
};

/** Content in one piece: half a number reads as another one. */
export const unbroken = style({ whiteSpace: 'nowrap' });
/** An identifier reads from left to right in any text: in Arabic too the plus of a telephone number comes first. */
export const reference = style({
  whiteSpace: 'nowrap',
  selectors: { [`[dir=rtl] ${rows} > tr > &`]: { direction: 'ltr', textAlign: 'right' } },
});
/** May be narrower than its longest word, which the header then breaks. */
export const shrinking = style({ minInlineSize: 0 });

/** In one piece where there is room: on paper a date may take two lines. */
export const oneLine = style({ '@media': { screen: { whiteSpace: 'nowrap' } } });

/** Of a column that narrow windows leave out. */
const goneBelow = (px: number) => ({
  '@media': { [`screen and (max-width: ${px - 0.02}px)`]: { display: 'none' } },
});
export const hideBelow = styleVariants({
  sm: goneBelow(640),
  md: goneBelow(768),
  lg: goneBelow(1024),
  xl: goneBelow(1280),
});

export const notPrinted = style({ '@media': { [media.print]: { display: 'none' } } });

/** Of the header and the cell of row actions. */
export const actions = style({
  selectors: { [`${table} &`]: { textAlign: 'end', whiteSpace: 'nowrap' } },
});
// Nothing to show is shown: an empty cell could as well be a fault. By the attribute first: a cell that was asked whether it is
// empty is styled anew with each text.
globalStyle(`${rows} > tr > td[data-dash]:empty::after`, {
  content: "'–'",
  color: color.textMuted,
});

// Buttons stay within the row: the padding gives way. As high as a finger, those of two rows would touch.
globalStyle(`${rows} > tr > td${actions}`, {
  paddingBlock: 0,
  '@media': { [media.finger]: { paddingBlock: space[1] } },
});
globalStyle(`${rows} > tr > td${actions} :is(button, a)`, {
  // As wide as their text: the column is as wide as they are.
  maxInlineSize: 'none',
  minBlockSize: `calc(${rowHeight} - 0.375rem)`,
  '@media': { [media.finger]: { minBlockSize: rowHeight } },
});
// A finger meets a link in the whole height of its row; the text stays where it is.
globalStyle(`${rows} > tr > :is(th, td:not(${actions})) a`, {
  '@media': {
    [media.finger]: {
      display: 'inline-block',
      minInlineSize: rowHeight,
      paddingBlock: textPadding,
      marginBlock: `calc(-1 * ${textPadding})`,
    },
  },
});
// What gets the focus by Tab is not left behind columns that stay at the ends, or below the header, of up to two lines. Not by the
// padding of what scrolls: that counts for these columns too, and Chromium scrolls to where they will not be.
// Each control by name: `:is()` would be tried on all cells.
const controls = ['a', 'button', 'input', 'select', 'textarea'];
const within = (part: string, names: readonly string[]) => names.map((name) => `${part} > tr ${name}`).join();
const scrollMarginInline = 'var(--rs-start, 0px) var(--rs-end, 0px)';
globalStyle(within(headers, [...controls, 'hr']), { scrollMarginInline });
globalStyle(within(rows, controls), {
  scrollMarginInline,
  scrollMarginBlockStart: 'calc(var(--rs-sticky-top, 0px) + var(--rs-head, 3.5rem))',
});
/** Of a cell that stays at one end: above the others of its row, and below the head. */
export const aboveCells = 1;
/** Of such a cell: nothing covers what is in it. */
export const uncovered = { '--rs-start': '0px', '--rs-end': '0px' };
globalStyle(`${table} ${actions}`, { vars: uncovered });
// Two buttons beside each other do not touch.
globalStyle(`${rows} > tr > td${actions} > * + *`, { marginInlineStart: space[2] });
// Where the table scrolls sideways, what can be done with a row stays in reach.
globalStyle(`[data-overflow] ${table} ${actions}`, {
  position: 'sticky',
  insetInlineEnd: 0,
  zIndex: aboveCells,
  background: color.surfaceRaised,
});
globalStyle(`[data-overflow] ${rows} > :hover > ${actions}`, { background: color.surfaceHover });
