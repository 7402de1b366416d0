import { beforeEach, expect, test } from 'vitest';
import { signedIn } from '../testing/login';
import { partySearch } from './parties';

const { signal } = new AbortController();

beforeEach(() => signedIn({ user_type: 'client' }));

test('G1 a client finds whom it may name, of all or of one type, and until when', async () => {
  expect(await partySearch(false)('', signal)).toEqual([
    { value: 'individual:2', label: 'Tendai Moyo', description: undefined },
    {
      value: 'company:1',
      label: 'Baobab Trading',
      description: 'Company · Looked up; can be named until 05 Jan 2999',
    },
  ]);
  expect(await partySearch(false, 'company')('bao', signal)).toMatchObject([{ value: 1 }]);
});
