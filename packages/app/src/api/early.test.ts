import { listIndividuals } from '@rentsafe/domain/individual';
import { expect, test } from 'vitest';
import { answer } from '../testing/answer';
import { signedIn } from '../testing/login';
import { server } from '../testing/server';
import { request } from './client';
import { startEarly } from './early';

const path = '/api/individuals/?page=1';
const list = () => request(listIndividuals, { query: { page: 1 } });

function countRequests() {
  const seen: (string | null)[] = [];
  server.use(
    answer(listIndividuals, ({ request: { headers } }) => {
      seen.push(headers.get('Authorization'));
      return { next: null, previous: null, count: 0, results: [] };
    }),
  );
  return seen;
}

test('an early request is taken over once by the call for the same path', async () => {
  const seen = countRequests();
  signedIn();
  startEarly(path);
  startEarly(path);
  await list();
  expect(seen).toEqual(['Bearer access-1']);
  await list();
  expect(seen).toHaveLength(2);
});

test('an early answer for another login is not used', async () => {
  const seen = countRequests();
  signedIn();
  startEarly(path);
  signedIn({ access_token: 'access-7' });
  await list();
  expect(seen.at(-1)).toBe('Bearer access-7');
});

test('without a login nothing is sent early', async () => {
  const seen = countRequests();
  startEarly(path);
  signedIn();
  await list();
  expect(seen).toHaveLength(1);
});

test('a taken-over request is ended with its call', async () => {
  signedIn();
  startEarly(path);
  const controller = new AbortController();
  const call = request(listIndividuals, { query: { page: 1 }, signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
