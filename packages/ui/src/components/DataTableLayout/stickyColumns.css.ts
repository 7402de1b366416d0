import { foot, headers, rows } from '../../internal/table/table.css';
import { globalStyle } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, z } = vars;

/** Columns of controls are 3rem wide; there are two at most. */
const CONTROL_REM = 3;

type Count = 1 | 2 | 3;

/** The cells `at` of rows that match `row`, where this many columns stay in sight. */
const cells = (count: Count, row: string, at: string) =>
  `[data-sticky='${count}']:not([data-stacked]) [data-overflow] ${row} > :nth-child(${at}):not([colspan])`;

const onScreen = (selectors: string[], rule: object) =>
  globalStyle(selectors.join(', '), { '@media': { screen: rule } });

const counts: readonly Count[] = [1, 2, 3];
const stuck = (row: string) => counts.map((count) => cells(count, row, `-n + ${count}`));
const head = `${headers} > tr`;
const body = `${rows} > tr`;
const totals = `${foot} > tr`;

onScreen(stuck(head), { position: 'sticky', insetInlineStart: 0, zIndex: z.header });
onScreen([...stuck(body), ...stuck(totals)], {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: z.sticky,
  background: color.surfaceRaised,
});
onScreen(stuck(`${body}:hover`), { background: color.surfaceHover });
onScreen(stuck(`${body}[data-selected]`), { background: color.accentSubtle });
for (const row of [head, body, totals]) {
  onScreen(
    counts.map((count) => cells(count, row, String(count))),
    { boxShadow: `1px 0 ${color.border}` },
  );
  // The controls before the first column stand side by side.
  onScreen([cells(2, row, '2'), cells(3, row, '2')], { insetInlineStart: `${CONTROL_REM}rem` });
  onScreen([cells(3, row, '3')], { insetInlineStart: `${2 * CONTROL_REM}rem` });
}
