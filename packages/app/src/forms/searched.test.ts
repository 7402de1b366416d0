import { expect, test } from 'vitest';
import { searchedCompany, searchedPerson } from './searched';

test.each([
  ['moyo', { first_name: '', last_name: 'Moyo' }],
  ['  Anna-Maria  van der Byl ', { first_name: 'Anna-Maria van der', last_name: 'Byl' }],
  ['chikwanha, fadzai', { first_name: 'Fadzai', last_name: 'Chikwanha' }],
  ['63-123456 b 63', { identification_number: '63-123456 b 63' }],
  ['0772 333 444', {}],
  ['rudo@example.co.zw', {}],
])('of a person, %s', (q, filled) => {
  expect(searchedPerson(q)).toEqual(filled);
});

test.each([
  ['moyo stores', { registration_name: 'Moyo Stores' }],
  ['Shop 24', { registration_name: 'Shop 24' }],
  ['UX 1/2026', { registration_number: 'UX 1/2026' }],
  ['0242 700 100', {}],
])('of a company, %s', (q, filled) => {
  expect(searchedCompany(q)).toEqual(filled);
});
