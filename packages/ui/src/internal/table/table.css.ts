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
    '&[data-overflow]': { position: 'relative', overflowX: 'auto', scrollPaddingInlineEnd: '6rem' },
  },
  '@media': { [media.print]: { selectors: { '&[data-overflow]': { overflow: 'visible' } } } },
});

// What text inherits stands here once, not in each cell.
export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  // Paper does not scroll: columns take what their content needs, and no more than there is.
  '@media': { [media.print]: { tableLayout: 'auto', minInlineSize: '0 !important' } },
});
globalStyle(`${table} > colgroup > col`, {
  '@media': { [media.print]: { inlineSize: 'auto !important' } },
});

/** The parts of the table. Their cells are styled by place: a cell without a class is made, and changed, sooner. */
export const headers = style({});
export const rows = style({});
export const foot = style({});

globalStyle(`${headers} > tr > th`, {
  padding: `${density.cellPaddingBlock} ${density.cellPaddingInline}`,
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
  textAlign: 'start',
  verticalAlign: 'bottom',
  '@media': {
    [media.finger]: { blockSize: rowHeight, paddingBlock: 0, verticalAlign: 'middle' },
    [media.print]: {
      paddingInline: space[1],
      position: 'static',
      color: color.text,
      fontWeight: vars.fontWeight.semibold,
      overflowWrap: 'break-word',
    },
  },
});
globalStyle(`${headers} > tr > th:first-child`, { borderStartStartRadius: innerRadius });
globalStyle(`${headers} > tr > th:last-child`, { borderStartEndRadius: innerRadius });
globalStyle(`[data-overflow] ${headers} > tr > th`, { insetBlockStart: 0 });

// One line of text makes the height of a row: with a height of their own all cells would be laid out twice.
const textPadding = `calc((${rowHeight} - ${vars.lineHeight.md}) / 2)`;

globalStyle(`${rows} > tr > td, ${rows} > tr > th`, {
  padding: `${textPadding} ${density.cellPaddingInline} calc(${textPadding} - 1px)`,
  borderBlockEnd: hairline,
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

export const notPrinted = style({ '@media': { [media.print]: { display: 'none' } } });

/** Of the header and the cell of row actions. */
export const actions = style({
  selectors: { [`${table} &`]: { textAlign: 'end', whiteSpace: 'nowrap' } },
});
// Nothing to show is shown: an empty cell could as well be a fault.
globalStyle(`${rows} > tr > td:not(.${actions}):empty::after`, { content: "'–'", color: color.textMuted });

// Buttons stay within the row: the padding gives way. As high as a finger, those of two rows would touch.
globalStyle(`${rows} > tr > td${actions}`, {
  paddingBlock: 0,
  '@media': { [media.finger]: { paddingBlock: space[1] } },
});
globalStyle(`${rows} > tr > td${actions} :is(button, a)`, {
  // As wide as their text: the column is measured by them.
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
// Two buttons beside each other do not touch.
globalStyle(`${rows} > tr > td${actions} > * + *`, { marginInlineStart: space[2] });
// Where the table scrolls sideways, what can be done with a row stays in reach.
globalStyle(`[data-overflow] ${table} ${actions}`, {
  position: 'sticky',
  insetInlineEnd: 0,
  zIndex: vars.z.sticky,
  background: color.surfaceRaised,
  boxShadow: `-1px 0 ${color.border}`,
});
globalStyle(`[data-overflow] ${table} > ${headers} ${actions}`, { zIndex: vars.z.header });
globalStyle(`[data-overflow] ${rows} > :hover > ${actions}`, { background: color.surfaceHover });
