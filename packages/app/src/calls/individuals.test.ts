import { expect, test } from 'vitest';
import { signedIn } from '../testing/login';
import { server } from '../testing/server';
import { findIndividuals } from './individuals';

test('individuals to choose from are those of page 1', async () => {
  signedIn();
  const requests: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    requests.push(pathname + search);
  });
  const { signal } = new AbortController();
  expect(await findIndividuals('', signal)).not.toHaveLength(0);
  expect(await findIndividuals('moyo', signal)).not.toHaveLength(0);
  expect(requests).toEqual(['/api/individuals/?page=1', '/api/individuals/search/?q=moyo&page=1']);
  server.events.removeAllListeners();
});
