import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { path } from '../../scripts/generate.mjs';
import { migrate } from './migrate';
import { mergeRules, readRuleFiles } from './rules';

/** examples/landlord-portal as it was, and `Everything`, which was written for 1.0.0. */
const before = path('migrate/__snapshots__/before');
const rules = mergeRules(Object.values(readRuleFiles(path('migrate/rules'))));
const files = readdirSync(before, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(before, `${entry.parentPath}/${entry.name}`))
  .sort();

/** What a person does, each on a line that the codemod lists. */
const byHand: Record<string, readonly (readonly [string, string])[]> = {
  'app/layout.tsx': [
    [
      "import '@rentsafe/ui/styles.css';",
      "import '@rentsafe/ui/styles.css';\nimport '@rentsafe/ui/rent.css';",
    ],
  ],
  'app/statement/page.tsx': [
    ['series={collection}', 'series={collection.map(seriesInText)}'],
    ['amounts={arrears}', 'amounts={arrears.map(arrearsInText)}'],
  ],
};
/** What those lines call: written by the person, too. */
const own: Record<string, string> = {
  'app/statement/page.tsx': "import { arrearsInText, seriesInText } from '../../src/inText';\n",
};

/** What changed its meaning, and holds here as it is. */
const advice: Record<string, readonly string[]> = {
  'src/EditUnit.tsx': ['33 FormDialog.onSubmit'],
  'src/Everything.tsx': ['43 Form.onSubmit'],
  'src/LeaseForm.tsx': ['52 DateField.onValueChange'],
  'src/Units.tsx': ['24 Column.align'],
};

describe.each(files)('%s', (file) => {
  const { text, notes } = migrate(readFileSync(`${before}/${file}`, 'utf8'), file, rules);

  it('is what version 2 takes, after the lines that are listed were changed by hand', async () => {
    const lines = text.split('\n');
    for (const [from, to] of byHand[file] ?? []) {
      const at = lines.findIndex((line) => line.includes(from));
      expect(notes.map(({ line }) => line)).toContain(at + 1);
      lines[at] = lines[at]?.replace(from, to) ?? '';
    }
    const after = (own[file] ?? '') + lines.join('\n');
    await expect(after).toMatchFileSnapshot(`../__snapshots__/after/${file}`);
  });

  it('lists nothing else but advice', () => {
    const changed = new Set((byHand[file] ?? []).map(([from]) => from));
    const others = notes.filter(
      ({ line }) => ![...changed].some((from) => text.split('\n')[line - 1]?.includes(from)),
    );
    expect(others.map(({ line, text: note }) => `${line} ${note.split(':')[0]}`)).toEqual(advice[file] ?? []);
  });
});
