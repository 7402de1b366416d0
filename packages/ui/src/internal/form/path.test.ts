import { expect, it } from 'vitest';
import { fieldName, pathOf, setAt } from './path';

it.each([
  ['surname', ['surname']],
  ['surname_2', ['surname_2']],
  ['parts[1].price', ['parts', '1', 'price']],
  ['parts[0].steps[12].from', ['parts', '0', 'steps', '12', 'from']],
  ['address.city', ['address', 'city']],
])('%s is the name of %j, and back', (name, path) => {
  expect(pathOf(name)).toEqual(path);
  expect(fieldName(path)).toBe(name);
});

it.each(['tags[]', 'a.', '.a', 'a[x]', ''])('%j is a name as it is', (name) =>
  expect(pathOf(name)).toEqual([name]),
);

it('a key of a schema may be an object with the key in it', () => {
  expect(fieldName([{ key: 'parts' }, { key: 1 }, 'price'])).toBe('parts[1].price');
});

it('values stand where their names say, and nowhere else', () => {
  const root = {};
  setAt(root, 'parts[0].price', '5');
  setAt(root, 'parts[1].price', '6');
  setAt(root, 'parts[1].constructor', 'x');
  setAt(root, '__proto__.polluted', 'x');
  expect(root).toMatchObject({ parts: [{ price: '5' }, { price: '6' }] });
  expect({}).not.toHaveProperty('polluted');
});
