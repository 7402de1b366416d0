import { describe, expect, it } from 'vitest';
import { migrate } from './migrate';
import { mergeRules } from './rules';

const rules = mergeRules([
  {
    renameExports: { stickyFirst: 'pinned', BadgeTone: 'Tone', CalloutTone: 'Tone' },
    moveExports: { Statement: '@rentsafe/ui/rent', StatementProps: '@rentsafe/ui/rent' },
    renameProps: { Repeater: { legend: 'label' }, Dialog: { focusOnClose: 'finalFocus' } },
    removeProps: { Money: ['fallback'] },
  },
  {
    moveExports: { toDecimal: '@rentsafe/format/money' },
    renameProps: {
      Repeater: { rowLegend: 'rowLabel' },
    },
    manual: [
      { name: 'Icon', text: 'Use the icon itself.' },
      { name: 'Column.width', text: 'Use kind.' },
      { name: 'Select.onChange', text: 'Use onValueChange.' },
      { name: 'useTable.total', text: 'Use isCapped.' },
      { name: 'vars.color.rating', text: 'Use the variables.' },
      { name: 'styles.css', text: 'Add rent.css.' },
      { name: 'Column.align', text: 'Drop it.', once: true },
    ],
    renameValues: {
      'Text.tone': { default: 'neutral' },
      'CodeProblem.tone': { error: 'danger' },
      'formatDate()': { second: 'medium' },
    },
    renameKeys: { 'RadioGroup.options': { hint: 'description' } },
    replaceKeys: { 'Column.identifier': { from: 'true', to: "kind: 'reference'" } },
  },
]);
const migrated = (text: string) => migrate(text, 'a.tsx', rules).text;
const notes = (text: string) =>
  migrate(text, 'a.tsx', rules).notes.map(({ line, text: note }) => `${line} ${note}`);

describe('exports', () => {
  it('renames an import and its uses, and no property of that name', () => {
    expect(
      migrated(`import { stickyFirst } from '@rentsafe/ui/DataTable';
const all = [stickyFirst(), x.stickyFirst, { stickyFirst: 1 }, { stickyFirst }];
export { stickyFirst };`),
    ).toBe(`import { pinned } from '@rentsafe/ui/DataTable';
const all = [pinned(), x.stickyFirst, { stickyFirst: 1 }, { stickyFirst: pinned }];
export { pinned as stickyFirst };`);
  });

  it('keeps the name that the file gave it, and the old one where the new means something else', () => {
    expect(migrated(`import { stickyFirst as first } from '@rentsafe/ui';\nfirst();`)).toBe(
      `import { pinned as first } from '@rentsafe/ui';\nfirst();`,
    );
    expect(migrated(`import { stickyFirst } from '@rentsafe/ui';\nconst pinned = stickyFirst();`)).toBe(
      `import { pinned as stickyFirst } from '@rentsafe/ui';\nconst pinned = stickyFirst();`,
    );
  });

  it('keeps apart two names that are one now', () => {
    expect(
      migrated(
        `import type { BadgeTone, CalloutTone } from '@rentsafe/ui';\ntype T = BadgeTone | CalloutTone;`,
      ),
    ).toBe(`import type { Tone, Tone as CalloutTone } from '@rentsafe/ui';\ntype T = Tone | CalloutTone;`);
  });

  it('imports from where a name is exported now, in the quotes of the file', () => {
    expect(migrated(`import { Button, type StatementProps, Statement } from "@rentsafe/ui"`)).toBe(
      `import { Button } from "@rentsafe/ui"\nimport { type StatementProps, Statement } from "@rentsafe/ui/rent"`,
    );
    expect(migrated(`import type { StatementProps } from '@rentsafe/ui/Statement';`)).toBe(
      `import type { StatementProps } from '@rentsafe/ui/rent';`,
    );
    expect(migrated(`import { currencies, toDecimal } from '@rentsafe/domain/money';`)).toBe(
      `import { currencies } from '@rentsafe/domain/money';\nimport { toDecimal } from '@rentsafe/format/money';`,
    );
  });

  it('leaves a name of another package alone', () => {
    const text = `import { Statement } from '@rentsafe/domain/statement';\nimport { toDecimal } from './own';`;
    expect(migrated(text)).toBe(text);
  });

  it('follows a sheet', () => {
    expect(migrated(`import '@rentsafe/ui/Statement.css';`)).toBe(`import '@rentsafe/ui/rent.css';`);
  });
});

describe('props', () => {
  it('renames those of the component, by the name that the file gives it', () => {
    expect(
      migrated(`import { Repeater as Rows } from '@rentsafe/ui/Repeater';
<Rows legend="Parts" rowLegend={(n) => <b legend="x">{n}</b>} />;`),
    ).toContain(`<Rows label="Parts" rowLabel={(n) => <b legend="x">{n}</b>} />`);
  });

  it('takes out what is gone, and says so', () => {
    const text = `import { Money } from '@rentsafe/ui/Money';\n<Money\n  amount="1"\n  fallback="-"\n/>;`;
    expect(migrated(text)).toContain(`<Money\n  amount="1"\n/>`);
    expect(notes(text)).toEqual(['4 Money has no fallback any more: it was taken out.']);
  });

  it('touches no component of the same name from elsewhere', () => {
    const text = `import '@rentsafe/ui/base.css';\nimport { Repeater } from './own';\n<Repeater legend="a" />;`;
    expect(migrated(text)).toBe(text);
  });

  it('points at a spread, and at both names beside each other', () => {
    const text = `import { Dialog } from '@rentsafe/ui/Dialog';\n<Dialog {...rest} finalFocus={a} focusOnClose={b} />;`;
    expect(notes(text)).toEqual([
      '2 Dialog gets what is spread here: look for focusOnClose.',
      '2 Dialog has both focusOnClose and finalFocus: keep one.',
    ]);
  });
});

describe('values and keys', () => {
  it.each([
    [
      'a prop, in each branch',
      `import { Text } from '@rentsafe/ui/Text';\n<Text tone={a === 'default' ? 'default' : "muted"} />;`,
      `<Text tone={a === 'default' ? 'neutral' : "muted"} />`,
    ],
    [
      'a key of what a function of that type returns',
      `import type { CodeProblem } from '@rentsafe/ui/CodeField';\nconst f = (): CodeProblem => ({ tone: 'error' });`,
      `=> ({ tone: 'danger' })`,
    ],
    [
      'an argument of a call',
      `import { formatDate } from '@rentsafe/domain/date';\nformatDate(day, 'second');\nown.formatDate(day, 'second');`,
      `formatDate(day, 'medium');\nown.formatDate(day, 'second')`,
    ],
    [
      'keys of options that are written in place',
      `import { RadioGroup } from '@rentsafe/ui/RadioGroup';\n<RadioGroup hint="a" options={[{ value: 'b', hint: 'c' }]} />;`,
      `<RadioGroup hint="a" options={[{ value: 'b', description: 'c' }]} />`,
    ],
    [
      'a key that is another',
      `import type { Column } from '@rentsafe/ui/DataTable';\nconst columnsOf = (x: X): Column<R>[] => [{ identifier: true }];`,
      `[{ kind: 'reference' }]`,
    ],
  ])('%s', (_kind, text, expected) => {
    expect(migrated(text)).toContain(expected);
    expect(notes(text)).toEqual([]);
  });

  it.each([
    [
      'a value that is not written in place',
      `import { Text } from '@rentsafe/ui/Text';\n<Text tone={tone} />;`,
      ['2 Text.tone: `default` is `neutral`.'],
    ],
    [
      'options that are not',
      `import { RadioGroup } from '@rentsafe/ui/RadioGroup';\n<RadioGroup options={terms} />;`,
      ['2 RadioGroup.options: `hint` is `description`.'],
    ],
    [
      'props of a type',
      `import type { DialogProps } from '@rentsafe/ui/Dialog';\ninterface P extends Pick<DialogProps, 'focusOnClose'> {}\ntype F = DialogProps['focusOnClose'];`,
      [
        '2 DialogProps has finalFocus in place of focusOnClose.',
        '3 DialogProps has finalFocus in place of focusOnClose.',
      ],
    ],
    [
      'advice, once in a file',
      `import type { Column } from '@rentsafe/ui/DataTable';\nconst columns: Column[] = [{ align: 'end' }, { align: 'end' }];`,
      ['2 Column.align: Drop it.'],
    ],
    [
      'a member of what was taken apart',
      `import { vars } from '@rentsafe/ui/theme';\nconst { color } = vars;\nconst { high } = color.rating;`,
      ['3 vars.color.rating: Use the variables.'],
    ],
  ])('says where there is %s', (_kind, text, expected) => expect(notes(text)).toEqual(expected));
});

describe('what is left to a person', () => {
  it.each([
    ['an export', `import { Icon } from '@rentsafe/ui/Icon';`, ['1 Icon: Use the icon itself.']],
    [
      'a key of an object of the type',
      `import type { Column } from '@rentsafe/ui/DataTable';\nconst columns: Column<Row>[] = [\n{ width: '4rem' }];\nconst size = { width: 1 };`,
      ['3 Column.width: Use kind.'],
    ],
    [
      'a prop',
      `import { Select } from '@rentsafe/ui/Select';\n<Select onChange={f} />;`,
      ['2 Select.onChange: Use onValueChange.'],
    ],
    [
      'an option of a call',
      `import { useTable } from '@rentsafe/ui/DataTable';\nuseTable({ total: page });`,
      ['2 useTable.total: Use isCapped.'],
    ],
    [
      'a member',
      `import { vars } from '@rentsafe/ui/theme';\nconst a = vars.color.rating.high;`,
      ['2 vars.color.rating: Use the variables.'],
    ],
    ['a sheet', `import '@rentsafe/ui/styles.css';`, ['1 styles.css: Add rent.css.']],
    [
      'a whole module',
      `import * as ui from '@rentsafe/ui';\nexport * from '@rentsafe/ui/Button';`,
      [
        '1 imports or exports a whole module: its names are not followed from here.',
        '2 imports or exports a whole module: its names are not followed from here.',
      ],
    ],
    [
      'a module that is loaded later, or mocked',
      `const Late = lazy(() => import('@rentsafe/ui/Statement'));\nvi.mock('@rentsafe/domain/money');`,
      [
        '1 imports or exports a whole module: its names are not followed from here.',
        '2 imports or exports a whole module: its names are not followed from here.',
      ],
    ],
    [
      'a line further down, once imports above it were split',
      `import { Statement, Icon } from '@rentsafe/ui';\n<Statement />;\nimport { Select } from '@rentsafe/ui/Select';\n<Select onChange={f} />;`,
      ['1 Icon: Use the icon itself.', '5 Select.onChange: Use onValueChange.'],
    ],
  ])('%s', (_kind, text, expected) => expect(notes(text)).toEqual(expected));
});

it('reads decorators, generics of a .ts file, and what has nothing of the library', () => {
  const text = `import { toDecimal } from '@rentsafe/domain/money';\nconst f = <T>(x: T) => <T>x;`;
  expect(migrate(text, 'a.ts', rules).text).toContain('@rentsafe/format/money');
  expect(migrate('not code {', 'a.ts', rules)).toEqual({ text: 'not code {', notes: [] });
});
