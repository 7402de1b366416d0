import { listCompanies, lookUpCompany, searchCompanies } from '@rentsafe/domain/company';
import { listIndividuals, lookUpIndividual, searchIndividuals } from '@rentsafe/domain/individual';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../testing/answer';
import { signedIn } from '../testing/login';
import { server } from '../testing/server';
import { findCompanies } from './companies';
import { findIndividuals } from './individuals';

const { signal } = new AbortController();
const none = { next: null, previous: null, count: 0, results: [] };

const asked = vi.fn();

beforeEach(() => {
  asked.mockClear();
  signedIn();
  server.use(
    answer(lookUpIndividual, ({ query }) => {
      asked(query.get('identification_number'));
      return { match: { id: 7, name: 'Tendai Moyo' } };
    }),
    answer(lookUpCompany, ({ query }) => {
      asked(query.get('registration_number'));
      return { match: { id: 8, name: 'Baobab Trading' } };
    }),
    ...[searchIndividuals, listIndividuals].map((call) => answer(call, () => none)),
    ...[searchCompanies, listCompanies].map((call) => answer(call, () => none)),
  );
});

test('who is not among those whom one may read is found by the whole number', async () => {
  expect(await findIndividuals('63-123456 b 63', signal)).toEqual([
    { value: 7, label: 'Tendai Moyo', description: '63-123456 b 63' },
  ]);
  expect(await findCompanies('77/2021', signal)).toEqual([
    { value: 8, label: 'Baobab Trading', description: '77/2021' },
  ]);
});

test('what is no number, or was found already, is not looked up', async () => {
  for (const typed of ['', 'Tendai', '63-1', '63-123'])
    expect(await findIndividuals(typed, signal)).toEqual([]);
  for (const typed of ['', 'Baobab', '77']) expect(await findCompanies(typed, signal)).toEqual([]);
  const own = { id: 9, registration_name: 'Baobab Holdings', registration_number: '77/2021' };
  server.use(answer(searchCompanies, () => ({ ...none, count: 1, results: [own as never] })));
  expect(await findCompanies('77/2021', signal)).toMatchObject([{ value: 9 }]);
  expect(asked).not.toHaveBeenCalled();
});
