import { expect, it } from 'vitest';
import { llmsFiles } from '../scripts/llms';

const { 'llms.txt': index = '', ...pages } = llmsFiles();

it('the list leads to each page, and is small enough to be read whole', () => {
  const links = [...index.matchAll(/\]\((llms\/\w+\.txt)\)/g)].map(([, file]) => file);
  expect(links).toEqual(Object.keys(pages));
  expect(index.length).toBeLessThan(20_000);
});

it('a page has a row for each prop: name, type, default, one sentence', () => {
  const rows = pages['llms/Dialog.txt']?.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows).toContain("| `size` | `'md' \\| 'lg' \\| 'xl'` | `'md'` | The width. |");
  const broken = Object.entries(pages).flatMap(([file, text]) =>
    text
      .split('\n')
      .filter(
        (line) => line.startsWith('| `') && !/^\| `[^`]+`( required)? \| `.+` \| .* \|.* \|$/.test(line),
      )
      .map((line) => `${file}: ${line}`),
  );
  expect(broken).toEqual([]);
});

it('a page has what is called in place of rendered, with what it takes and returns', () => {
  const lines = pages['llms/ListPage.txt']?.split('\n') ?? [];
  expect(lines).toContain(
    '- `yesNo(label?: string): ListFilter<boolean>`: Yes, no, or either: `boolean | undefined` in the query.',
  );
  expect(lines.some((line) => line.startsWith('- `useListState<'))).toBe(true);
  expect(lines.some((line) => line.startsWith('- `ListPage'))).toBe(false);
});
