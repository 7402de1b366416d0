import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeProps } from '../../packages/ui/scripts/describeProps';
import { componentNames, folderOf, path } from '../../packages/ui/scripts/generate.mjs';
import { guidanceKeys, readSpec } from '../docs/guidance';
import { groups } from '../groups';
import { MOST_WITHOUT, withoutContent, withoutPictures } from './sections';

const names = componentNames();
const file = (name: string, end: string) => join(path(folderOf(name)), `${name}.${end}`);
const grouped = Object.values(groups).flat();
const spec = (name: string) => readSpec(readFileSync(file(name, 'md'), 'utf8'));

test('every component is in one group', () => {
  expect(grouped.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => grouped.filter((other) => other === name).length !== 1)).toEqual([]);
});

test('every component has an example, of 50 lines at most', () => {
  const lines = (name: string) =>
    readFileSync(file(name, 'example.tsx'), 'utf8').trimEnd().split('\n').length;
  expect(names.filter((name) => !existsSync(file(name, 'example.tsx')))).toEqual([]);
  expect(names.filter((name) => lines(name) > 50)).toEqual([]);
});

test('every component has an introduction, all of the guidance, and clauses', () => {
  const missing = names.flatMap((name) => {
    const { intro, guidance, clauses } = spec(name);
    return [
      ...(intro && clauses ? [] : [`${name}: introduction or clauses`]),
      ...guidanceKeys
        .filter((key) => !guidance[key] && !(key === 'Content' && name in withoutContent))
        .map((key) => `${name}: ${key}`),
    ];
  });
  expect(missing).toEqual([]);
});

test('every component shows what to do, or what not, unless there is a reason', () => {
  const isPictured = (name: string) => {
    const usage = file(name, 'usage.example.tsx');
    return existsSync(usage) && /^export (?:const|function) (?:Do|Dont)\b/m.test(readFileSync(usage, 'utf8'));
  };
  expect(names.filter((name) => isPictured(name) === name in withoutPictures)).toEqual([]);
  expect(Object.keys(withoutContent).filter((name) => spec(name).guidance.Content)).toEqual([]);
  for (const reasons of [withoutContent, withoutPictures]) {
    expect(Object.keys(reasons).length).toBeLessThanOrEqual(MOST_WITHOUT);
  }
});

/** The product files of a component. */
const sourceOf = (name: string) =>
  readdirSync(path(folderOf(name)))
    .filter((each) => /^\w+\.tsx$/.test(each))
    .map((each) => readFileSync(path(`${folderOf(name)}/${each}`), 'utf8'))
    .join('\n');
const partsIn = (source: string) => [
  ...new Set(
    [...source.matchAll(/data-part="([\w-]+)"|partOf\(classNames, '([\w-]+)'/g)].map(
      ([, plain, styled]) => plain ?? styled ?? '',
    ),
  ),
];

// That each part is in the story is checked where the stories are played: visual/stories.spec.ts.
test('a component of several parts has an anatomy, which names those of its own', () => {
  const wrong = names.flatMap((name) => {
    const { story, parts } = spec(name).anatomy;
    const source = sourceOf(name);
    const own = partsIn(source);
    const told = parts.map((part) => part.name);
    const isStory =
      !story || readFileSync(file(name, 'stories.tsx'), 'utf8').includes(`export const ${story}:`);
    return [
      ...(own.length > 1 ? own.filter((part) => !told.includes(part)).map((part) => `${name}: ${part}`) : []),
      ...((source.match(/className=/g) ?? []).length > 2 && told.length === 0 ? [`${name}: no anatomy`] : []),
      ...(told.length !== new Set(told).size ? [`${name}: a part twice`] : []),
      ...(isStory ? [] : [`${name}: no story ${story}`]),
    ];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['modal', 'Dialog'],
  ['dropdown', 'Menu'],
  ['dropdown', 'Select'],
  ['autocomplete', 'Combobox'],
  ['snackbar', 'Toast'],
  ['grid', 'DataTable'],
  ['chip', 'Tag'],
  ['date picker', 'DateField'],
  ['datepicker', 'DateField'],
  ['time picker', 'TimeField'],
  ['typeahead', 'Combobox'],
  ['drop-down', 'Select'],
  ['pill', 'Tag'],
  ['toast', 'Toast'],
  ['kanban', 'Board'],
  ['wizard', 'Wizard'],
])('who searches for %s is led to %s', (word, component) => {
  const page = readFileSync(join(import.meta.dirname, '../pages/FindAComponent.mdx'), 'utf8');
  const sections = page
    .split(/^### /m)
    .filter((section) => section.split('\n')[0]?.toLowerCase().includes(word));
  expect(sections.join('\n')).toMatch(new RegExp(`\\b${component}\\b`));
});

test('what pages link is plain text, or a string in braces: MDX makes elements of anything else', () => {
  const pages = join(import.meta.dirname, '../pages');
  const wrong = readdirSync(pages)
    .filter((each) => each.endsWith('.mdx'))
    .flatMap((each) =>
      [...readFileSync(join(pages, each), 'utf8').matchAll(/<LinkedMarkdown>(?!\{)([^<]*)/g)]
        .filter(([, text = '']) => /[`*_{\n]/.test(text))
        .map(([, text]) => `${each}: ${text}`),
    );
  expect(wrong).toEqual([]);
});

test('related components exist', () => {
  const unknown = names.flatMap((name) =>
    (spec(name).guidance.Related ?? '')
      .split(', ')
      .filter((related) => !names.includes(related))
      .map((related) => `${name}: ${related}`),
  );
  expect(unknown).toEqual([]);
});

test('every prop is described, and its default stands in a place of its own', () => {
  const props = Object.values(describeProps()).flatMap(({ tables }) =>
    tables.flatMap((table) => table.props.map((prop) => ({ ...prop, name: `${table.name}.${prop.name}` }))),
  );
  console.info(
    `${props.length} props, ${props.filter(({ description }) => !description).length} without a description`,
  );
  expect(props.length).toBeGreaterThan(500);
  expect(props.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  expect(props.filter(({ description }) => description.includes('@default')).map(({ name }) => name)).toEqual(
    [],
  );
});
