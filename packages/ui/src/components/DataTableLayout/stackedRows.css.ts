import { variant } from '../../internal/button/button.css';
import { actions, foot, headers, region, rows, table } from '../../internal/table/table.css';
import { globalStyle } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, fontSize, fontWeight, lineHeight, space } = vars;

// On a screen alone: on paper a table is a table.
const onScreen = (selector: string, rule: object) =>
  globalStyle(`[data-stacked] ${selector}`, { '@media': { screen: rule } });

onScreen(`${region} > ${table}`, { display: 'block' });
onScreen(`${table} > colgroup`, { display: 'none' });
for (const part of [headers, rows, foot]) onScreen(`${table} > ${part}`, { display: 'block' });
onScreen(`${table} > ${headers}`, { position: 'static' });

// What is left of the header is what can be pressed.
onScreen(`${table} > ${headers} > tr`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.border}`,
});
onScreen(`${table} > ${headers} > tr:not([data-pressable])`, {
  padding: 0,
  borderBlockEnd: 0,
});
onScreen(`${table} > ${headers} > tr > th`, {
  position: 'static',
  // The width of a column is none of a head that stands among others.
  minInlineSize: '0 !important',
  padding: 0,
  border: 0,
  boxShadow: 'none',
  textAlign: 'start',
});
onScreen(`${table} > ${headers} > tr > th:not([data-pressable])`, {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
// In a row that wraps, a head is never broken inside a word.
onScreen(`${table} > ${headers} :is(th, button)`, { overflowWrap: 'break-word' });
onScreen(`${table} > ${headers} hr`, { display: 'none' });

onScreen(`${table} > tbody > tr, [data-stacked] ${table} > ${foot} > tr`, {
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  padding: `${space[3]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.border}`,
});
onScreen(`${table} > tbody > tr:last-child, [data-stacked] ${table} > ${foot} > tr`, { borderBlockEnd: 0 });
onScreen(`${table} > ${foot}`, { borderBlockStart: `1px solid ${color.border}` });
onScreen(`${table} > tbody > tr > :is(td, th), [data-stacked] ${table} > ${foot} > tr > td`, {
  position: 'static',
  display: 'block',
  maxInlineSize: 'none !important',
  padding: `${space.half} 0`,
  border: 0,
  textAlign: 'start',
  background: 'none',
  boxShadow: 'none',
});
onScreen(`${table} > * > tr > td[data-label]`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 35%) minmax(0, 1fr)',
  gap: space[2],
});
// A badge is as wide as its text, and several values stand one below the other.
onScreen(`${table} > tbody > tr > td[data-label] > *`, { gridColumn: 2, justifySelf: 'start' });
onScreen(`${table} > * > tr > td[data-label]::before`, {
  // Assistive technology has the header of the column.
  content: "attr(data-label) / ''",
  color: color.textMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.regular,
  fontVariantNumeric: 'normal',
  lineHeight: lineHeight.md,
  alignSelf: 'baseline',
});
onScreen(
  `${table} > tbody > tr > td:empty:not([data-label]), [data-stacked] ${table} > ${foot} > tr > td:empty`,
  {
    display: 'none',
  },
);
// What names the record heads its card, whatever its column.
onScreen(`${table} > tbody > tr > th`, {
  order: -1,
  fontWeight: fontWeight.semibold,
  paddingInlineEnd: space[10],
});
// Here a finger is likely, whatever the device calls its pointer: 44 px for what is pressed.
onScreen(`${table} > tbody > tr > :is(th, td:not(.${actions})) a`, {
  display: 'inline-block',
  minInlineSize: '2.75rem',
  paddingBlock: space[3],
  marginBlock: `calc(-1 * ${space.half})`,
  // With its label.
  alignSelf: 'baseline',
});
onScreen(
  `${table} > ${headers} button, [data-stacked] ${table} > tbody > tr > td.${actions} :is(button, a)`,
  { minInlineSize: '2.75rem', minBlockSize: '2.75rem', marginBlock: 0 },
);
onScreen(`${table} > tbody > tr > th:not(.${actions}) a`, {
  marginBlockStart: `calc(-1 * (${space[2]} + ${space.half}))`,
});
onScreen(`${table} > * > tr > :is(th, td) > label`, {
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  margin: 0,
});
// Checkboxes and what opens a row stand in the corner of their card.
onScreen(`${table} > tbody > tr > td[data-control]`, {
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineEnd: 0,
});
onScreen(`${table} > tbody > tr > td[data-control] + td[data-control]`, {
  insetInlineEnd: '2.75rem',
});
onScreen(`${table} > tbody > tr > td.${actions}`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingBlockStart: space[2],
  whiteSpace: 'normal',
});
onScreen(`${table} > tbody > tr > td.${actions} > * + *`, { marginInlineStart: 0 });
onScreen(`${table} > tbody > tr > td.${actions} :is(button, a)`, { maxInlineSize: '100%' });
// Without a border its text would stand indented.
onScreen(`${table} > tbody > tr > td.${actions} .${variant.ghost}`, { borderColor: color.borderControl });
