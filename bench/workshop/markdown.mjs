import { machineLine, table } from '../support/report.mjs';

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** `color-contrast 42, label 1`, the worse of the two themes for each rule; 0 where nothing is wrong. */
function violationsText(violations) {
  const worst = new Map();
  for (const { rule, count } of violations) worst.set(rule, Math.max(count, worst.get(rule) ?? 0));
  return worst.size === 0 ? '0' : [...worst].map(([rule, count]) => `${rule} ${count}`).join(', ');
}

const rows = [
  ['list, lines (files)', ({ lines, files }) => `${lines.list} (${files.list})`],
  ['form, lines (files)', ({ lines, files }) => `${lines.form} (${files.form})`],
  ['both pages: JS, kB gzip', ({ bytes }) => kilobytes(bytes.js)],
  ['JS that loads later, once it is used', ({ bytes }) => kilobytes(bytes.later)],
  ['CSS, kB gzip: the whole sheets', ({ bytes }) => kilobytes(bytes.css)],
  ['CSS of the components in use', ({ bytes }) => kilobytes(bytes.cssOfParts)],
  ['axe on the list, light and dark', ({ violations }) => violationsText(violations.list)],
  ['axe on the form', ({ violations }) => violationsText(violations.form)],
];

export const toMarkdown = ({ machine, lines, results }) => `## Workshop

\`npm run compare:workshop\`, ${machineLine(machine)} ${results.map(({ versions }) => versions).join(', ')}.

A list and a form of another field, \`examples/workshop\` and \`examples/workshop-mantine\`, packed, installed, compiled and built in one run. One script
of clicks and keys goes through both: the address, filters, selection and bulk action of the list; validation, duplicate and booking of the
form. Lines are without blank ones and comments, and without the ${lines} of server, schema and words that both share. Bytes are without react,
react-dom, react-router and zod; the font is no part of them.

${table(
  ['', ...results.map(({ label }) => label)],
  rows.map(([name, of]) => [name, ...results.map(of)]),
)}

Only ours has saved views, columns that the user chooses and orders, print of all that match, rows that open by a press anywhere, and a form
that leads on where an answer was lost.
`;
