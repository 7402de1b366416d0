import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guidanceKeys, readSpec } from '../docs/guidance';
import { groups } from '../groups';
import { describeProps } from '../props/describeProps';

const folder = join(import.meta.dirname, '../../packages/ui/src/components');
const names = readdirSync(folder).sort();
const grouped = Object.values(groups).flat();
const spec = (name: string) => readSpec(readFileSync(join(folder, name, `${name}.md`), 'utf8'));

test('every component is in one group', () => {
  expect(grouped.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => grouped.filter((other) => other === name).length !== 1)).toEqual([]);
});

test('every component has an example, of 50 lines at most', () => {
  const lines = (name: string) =>
    readFileSync(join(folder, name, `${name}.example.tsx`), 'utf8')
      .trimEnd()
      .split('\n').length;
  expect(names.filter((name) => !readdirSync(join(folder, name)).includes(`${name}.example.tsx`))).toEqual(
    [],
  );
  expect(names.filter((name) => lines(name) > 50)).toEqual([]);
});

test('every component has an introduction, all of the guidance, and clauses', () => {
  const missing = names.flatMap((name) => {
    const { intro, guidance, clauses } = spec(name);
    return [
      ...(intro && clauses ? [] : [`${name}: introduction or clauses`]),
      ...guidanceKeys.filter((key) => !guidance[key]).map((key) => `${name}: ${key}`),
    ];
  });
  expect(missing).toEqual([]);
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
