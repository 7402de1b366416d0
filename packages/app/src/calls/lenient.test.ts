import { createCompany } from '@rentsafe/domain/company';
import type { IndividualInput } from '@rentsafe/domain/individual';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { failure } from '../testing/failure';
import { server } from '../testing/server';
import { addBranch, addCompany } from './companies';
import { addIndividual } from './individualRecord';
import { lenient } from './lenient';
import { usersOf } from './users';

const answers = (body: object) =>
  server.use(http.post('*/api/*', () => HttpResponse.json(body, { status: 201 })));

const rudo = { first_name: 'Rudo', last_name: 'Makoni' };
const person: IndividualInput = {
  ...rudo,
  date_of_birth: '1990-03-08',
  gender: 'female',
  identification_type: 'passport',
  identification_number: 'EN123456',
  marital_status: 'single',
  contact_details: [{ mobile_phone: ['+263771234567'] }],
};
const company = {
  registration_name: 'Baobab',
  registration_number: '12/2026',
  profile: { email: 'a@b.example' },
};
const user = { ...rudo, email: 'rudo@rentsafe.example', access_level: 2 } as const;

const creations = {
  company: () => addCompany(company, 'key'),
  branch: () => addBranch({ company: 1, branch_name: 'Depot' }, 'key'),
  individual: () => addIndividual(person, 'key'),
  user: () => usersOf(1).add(user, 'key'),
};

const replies = {
  company: { id: 7, company },
  branch: { id: 7 },
  individual: { id: 7, ...rudo, identification_number: 'EN123456' },
  user: { id: 7, ...user },
};

const names = Object.keys(creations) as (keyof typeof creations)[];

test.each(names)('a new %s of which the server tells only the id is as it was sent', async (name) => {
  answers({ id: 7, branch_name: null, first_name: null, email: 5, company: 12, invitation: {} });
  expect(await creations[name]()).toMatchObject(replies[name]);
  expect(await creations[name]()).not.toHaveProperty('invitation');
});

test.each(names)('a new %s without an id is an answer that cannot be read', async (name) => {
  for (const body of [{}, [], [{ id: 7 }], { id: '7' }, { id: 0 }, { id: 1.5 }, { id: null }]) {
    answers(body);
    expect(await failure(creations[name]())).toMatchObject({ kind: 'shape', status: 201 });
  }
});

test('what is as the contract has it is read, the rest is left out', () => {
  const company = { registration_name: 'Baobab (Pvt) Ltd', trading_name: null };
  expect(lenient(createCompany).reply.safeParse({ id: 7, company, branch: { id: 'x' }, more: 1 })).toEqual({
    success: true,
    data: { id: 7, company },
  });
});
