import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { newClientForm } from './form.ts';

const typed = { name: ' Baobab ', firstName: 'Chipo', lastName: 'Banda', email: 'chipo@baobab.example' };
const admin = { first_name: 'Chipo', last_name: 'Banda', email: 'chipo@baobab.example', access_level: 1 };
const parse = (fields: Record<string, string>) => parseForm(newClientForm, fields);

test('a client has a name, the record of its company where one is chosen, and an Admin', () => {
  expect(parse({ ...typed, company: '7' }).value).toEqual({ name: 'Baobab', company: 7, admin });
  expect(parse({ ...typed, company: '' }).value).toEqual({ name: 'Baobab', admin });
  expect(parse({ name: ' ' }).issues).toEqual({
    name: 'required',
    firstName: 'required',
    lastName: 'required',
    email: 'required',
  });
});

test('a refusal of the first user belongs to its control', () =>
  expect(newClientForm.controlOf({}, ['email'])).toBe('email'));
