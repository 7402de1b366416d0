import { expect, test } from 'vitest';
import { placeForm } from './form.ts';

const parse = (name: string) => placeForm['~standard'].validate(new URLSearchParams({ name }));

test('the name of a place is trimmed, and needed', () => {
  expect(parse('  Ruwa ')).toEqual({ value: { name: 'Ruwa' } });
  expect(parse('  ').issues).toMatchObject([{ path: ['name'], code: 'required' }]);
});
