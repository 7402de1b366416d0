import { listCompanies, lookUpCompany, searchCompanies } from '@rentsafe/domain/company';
import { lookUpIndividual, searchIndividuals } from '@rentsafe/domain/individual';
import { beforeEach, expect, test } from 'vitest';
import { answer, refuse } from '../testing/answer';
import { signedIn } from '../testing/login';
import { server } from '../testing/server';
import { findCompanies } from './companies';
import { findIndividuals } from './individuals';

const { signal } = new AbortController();
const none = { next: null, previous: null, count: 0, results: [] };

beforeEach(() => {
  server.use(
    answer(lookUpIndividual, ({ query }) => ({
      match: query.get('identification_number') === '63-1' ? { id: 7, name: 'Tendai Moyo' } : null,
    })),
    answer(lookUpCompany, () => ({ match: { id: 8, name: 'Baobab Trading' } })),
    answer(searchIndividuals, () => refuse(403, { detail: 'No.' })),
    answer(searchCompanies, () => none),
    answer(listCompanies, () => none),
  );
});

test('a client company finds people and companies by their whole number', async () => {
  signedIn({ user_type: 'client' });
  expect(await findIndividuals('63-1', signal)).toEqual([
    { value: 7, label: 'Tendai Moyo', description: '63-1' },
  ]);
  expect(await findIndividuals('Tendai', signal)).toEqual([]);
  expect(await findIndividuals('', signal)).toEqual([]);
  expect(await findCompanies('77/2021', signal)).toEqual([
    { value: 8, label: 'Baobab Trading', description: '77/2021' },
  ]);
  expect(await findCompanies('', signal)).toEqual([]);
});

test('a company of the client itself is offered once', async () => {
  signedIn({ user_type: 'client' });
  const own = { id: 8, registration_name: 'Baobab Trading', registration_number: '77/2021' };
  server.use(answer(searchCompanies, () => ({ ...none, count: 1, results: [own as never] })));
  expect(await findCompanies('77/2021', signal)).toMatchObject([{ value: 8 }]);
});

test('provider staff search', async () => {
  signedIn();
  await expect(findIndividuals('Tendai', signal)).rejects.toThrow();
  expect(await findCompanies('77/2021', signal)).toEqual([]);
});
