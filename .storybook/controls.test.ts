import { createElement } from 'react';
import { expect, test } from 'vitest';
import { controlsForData } from './controls';

const enhanced = (initialArgs: Record<string, unknown>) => {
  const names = [...new Set(['asChild', 'variant', ...Object.keys(initialArgs)])];
  const argTypes = Object.fromEntries(names.map((name) => [name, { name, control: { type: 'text' } }]));
  return controlsForData({ argTypes, initialArgs } as never);
};
const element = createElement('b');
const off = { disable: true };

test.each([
  ['an element', element],
  ['a list with an element', [{ label: element }]],
  ['a function', () => {}],
  ['an object of a class', new Date(0)],
])('%s has no control', (_, value) => {
  expect(enhanced({ value }).value?.control).toEqual(off);
});

test.each([['text'], [3], [false], [null], [['a', 'b']], [[{ value: 'a', label: 'A' }]]])(
  'data has one: %j',
  (value) => {
    expect(enhanced({ value }).value?.control).toEqual({ type: 'text' });
  },
);

test('an element without a type has none either', () => {
  const found = controlsForData({ argTypes: {}, initialArgs: { children: element } } as never);
  expect(found.children?.control).toEqual(off);
});

test('asChild has none, since it needs an element as its child', () => {
  expect(enhanced({}).asChild?.control).toEqual(off);
  expect(enhanced({}).variant?.control).toEqual({ type: 'text' });
});
