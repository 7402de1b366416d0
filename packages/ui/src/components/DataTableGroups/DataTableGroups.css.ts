import { media } from '../../theme/media';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';
import { rows, table } from '../DataTable/DataTable.css';

const { color, space } = vars;

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space[2] });

export const text = style({ flex: 1, minInlineSize: 0 });

const headRow = `${rows} > tr[data-group]`;

globalStyle(`${headRow} > th`, {
  background: color.surfaceSunken,
  '@media': { [media.print]: { background: 'none', fontWeight: vars.fontWeight.semibold } },
});
globalStyle(headRow, { breakAfter: 'avoid' });
// The last row of a group has no line of its own.
globalStyle(`${rows} + ${headRow} > th`, { borderBlockStart: `1px solid ${color.border}` });
globalStyle(`${table} > ${rows} > tr[data-closed], [data-stacked] ${table} > tbody > tr[data-closed]`, {
  '@media': { screen: { display: 'none' } },
});
// In a row of cards the head stands before them, over the whole width.
globalStyle(`[data-stacked] ${table} > tbody > tr[data-group]`, {
  '@media': { screen: { padding: `${space[2]} ${space[3]}`, background: color.surfaceSunken } },
});
globalStyle(`[data-stacked] ${table} > tbody > tr[data-group] > th`, {
  '@media': { screen: { paddingInlineEnd: 0 } },
});
