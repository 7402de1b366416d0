import { expect, test } from 'vitest';
import { clientForm } from './form.ts';

const parse = (fields: Record<string, string>) =>
  clientForm['~standard'].validate(new URLSearchParams(fields));

test('a client has a name, and the record of its company where one is chosen', () => {
  expect(parse({ name: ' Baobab ', company: '7' })).toEqual({ value: { name: 'Baobab', company: 7 } });
  expect(parse({ name: 'Baobab', company: '' })).toEqual({ value: { name: 'Baobab' } });
  expect(parse({ name: ' ' }).issues).toMatchObject([{ path: ['name'], code: 'required' }]);
});
