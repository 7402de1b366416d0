import { reference, rows, table } from '../../internal/table/table.css';
import { media } from '../../theme/media';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { lineHeight, space } = vars;

const step = '1.5rem';
const level = 'var(--rs-tree-level)';

/** What a cell of the tree holds, set in by its level. */
export const branch = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[1],
  paddingInlineStart: `calc(${level} * ${step})`,
});
// Deep in a tree on a phone the name keeps its room.
globalStyle(`[data-stacked] ${table} > tbody > tr .${branch}`, {
  '@media': { screen: { paddingInlineStart: `calc(min(${level}, 6) * ${space[4]})` } },
});
// The name of a row that holds none stands below the names of its siblings.
globalStyle(`.${branch} > div:first-child`, {
  marginInlineStart: `calc(${step} + ${space[1]})`,
  '@media': { [media.print]: { marginInlineStart: 0 } },
});
globalStyle(`.${branch} > button`, {
  flexShrink: 0,
  // A finger meets it in the whole height of its row; it takes no more room than a pointer's.
  '@media': {
    [media.finger]: {
      inlineSize: '2.75rem',
      blockSize: '2.75rem',
      marginBlock: `calc((${lineHeight.md} - 2.75rem) / 2)`,
      marginInline: `calc((${step} - 2.75rem) / 2)`,
    },
  },
});

export const text = style({ flex: 1, minInlineSize: 0 });

// An identifier reads from left to right; the tree still grows from the right.
globalStyle(`[dir=rtl] ${rows} > tr > ${reference} > .${branch}`, { direction: 'rtl' });
globalStyle(`[dir=rtl] ${rows} > tr > ${reference} > .${branch} > div`, {
  direction: 'ltr',
  textAlign: 'right',
});

/** Below an open row: what it holds is on its way, failed to come, or is nothing. */
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  // Where the names of these rows would stand.
  paddingInlineStart: `calc((${level} + 1) * ${step} + ${space[1]})`,
});
