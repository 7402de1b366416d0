import { rows, table } from '../../internal/table/table.css';
import { media } from '../../theme/media';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, lineHeight, space } = vars;

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space[2] });
// A finger meets it in the whole height of its row.
globalStyle(`${head} > button`, {
  '@media': {
    [media.finger]: {
      flexShrink: 0,
      inlineSize: '2.75rem',
      blockSize: '2.75rem',
      marginBlock: `calc((${lineHeight.md} - 2.75rem) / 2)`,
      marginInlineStart: `calc(-1 * ${space[3]})`,
    },
  },
});

export const text = style({ flex: 1, minInlineSize: 0 });

const headRow = `${rows} > tr[data-group]`;

globalStyle(`${headRow} > th`, {
  background: color.surfaceSunken,
  '@media': { [media.print]: { background: 'none' } },
});
globalStyle(headRow, { breakAfter: 'avoid' });
// The last row of a group has no line of its own.
globalStyle(`${rows} + ${headRow} > th`, { borderBlockStart: `1px solid ${color.border}` });

const onScreen = (selector: string, rule: object) => globalStyle(selector, { '@media': { screen: rule } });

onScreen(`${table} > ${rows} > tr[data-closed], [data-stacked] ${table} > tbody > tr[data-closed]`, {
  display: 'none',
});
// Above cards it is a strip over the whole width.
const strip = `[data-stacked] ${table} > tbody > tr[data-group]:not([data-closed])`;
onScreen(strip, { padding: `${space[2]} ${space[3]}`, background: color.surfaceSunken });
onScreen(`${strip} > th`, { paddingInlineEnd: 0, borderBlockStart: 0, fontWeight: 'inherit' });
onScreen(`${strip} > th a`, { marginBlock: `calc(-1 * ${space[3]})` });
onScreen(`[data-stacked] ${table} > ${rows}:not(:last-of-type) > tr:last-child`, {
  borderBlockEnd: `1px solid ${color.border}`,
});
