const number = (value) => value.toLocaleString('en-US');
/** Noted beside the commands. */
const notes = new Set(['runs', 'records told of']);

/** The counts of each command, and of all of them, one for each form. */
export function rowsOf(results) {
  const names = [...new Set(results.flatMap(({ counts }) => Object.keys(counts)))].sort();
  const row = (name, of) => ({ name, counts: results.map(({ counts }) => of(counts)) });
  const commands = names.filter((name) => !notes.has(name));
  return [
    row('runs', (counts) => counts.runs ?? 0),
    row('commands', (counts) => commands.reduce((sum, name) => sum + (counts[name] ?? 0), 0)),
    row('created, and told so once', (counts) => counts['records told of'] ?? 0),
    ...commands.map((name) => row(name, (counts) => counts[name] ?? 0)),
  ];
}

/** The page that is kept of the model test. */
export function page({ at, commit, machine, seed, results }) {
  const cells = (values) => `| ${values.join(' | ')} |`;
  return `# What the create dialogs were proved to do

Written by \`pnpm prove:forms\`; no figure is typed by hand. Commands are drawn at random and done to the whole app in jsdom, its
clock in our hands, against a backend that answers when it is told to. A model knows what a person has done; after every
command the page is compared with it:

- one dialog at most, and one question over it at most, when and only when it should be there;
- every field of every row shows what was typed into it, hostile text too, until it is discarded or saved;
- the rows of a request are the rows on the screen, in their order, with what was typed into them;
- one request a submission, one Idempotency-Key for each try of a form and for the same sent again from another one, another key for another form;
- nothing incomplete is sent, and the form says how many problems there are;
- while it is sent every way out is answered by 'Processing form, please wait', once; after 30 seconds it says that it is not confirmed;
- after success there is one toast, the list is read again once, and the form is gone; after a failure a toast says so;
- a late answer to a form that is gone closes no other one;
- the address stays, and the focus stays inside.

${at} UTC, commit ${commit}, seed ${seed}, on ${machine}. A run is 30 commands in a row, those among 200 drawn ones that can be done where it stands.

${cells(['', ...results.map(({ record }) => record)])}
${cells(['---', ...results.map(() => '---')])}
${cells(['', ...results.map(({ holds }) => (holds ? 'holds' : '**does not hold**'))])}
${rowsOf(results)
  .map(({ name, counts }) => cells([name, ...counts.map(number)]))
  .join('\n')}
`;
}
