import { Markdown } from '@storybook/addon-docs/blocks';
import { groups } from '../groups';

const groupOf = (component: string) =>
  Object.keys(groups).find((group) => groups[group]?.includes(component));

/** Titles that their stories choose themselves. */
const titles: Readonly<Record<string, string>> = {
  DataTableColumns: 'DataTable/Columns',
  DataTableCsv: 'DataTable/CSV export',
  DataTableMasking: 'DataTable/Masking',
  DataTableSelection: 'DataTable/Selection',
  DataTableSort: 'DataTable/Sort',
};

const docsId = (component: string) =>
  `components/${groupOf(component)}/${titles[component] ?? component}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .concat('--docs');

const known = new Set(Object.values(groups).flat());

/** Links the names of components in a markdown text to their docs pages; `self` stays text. */
export const linked = (text: string, self?: string): string =>
  text.replace(/`[^`]*`|\[[^\]]*\]\([^)]*\)|\b[A-Z]\w+\b/g, (word) =>
    known.has(word) && word !== self ? `[${word}](./?path=/docs/${docsId(word)})` : word,
  );

export { groupOf };

export const LinkedMarkdown = ({ children, self }: { children: string; self?: string }) => (
  <Markdown>{linked(children, self)}</Markdown>
);
