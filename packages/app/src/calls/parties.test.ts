import { expect, test } from 'vitest';
import { partySearch } from './parties';

const { signal } = new AbortController();

test('G1 finds whom one may name, of all or of one type, with what tells them apart', async () => {
  expect((await partySearch()('', signal)).slice(0, 2)).toEqual([
    {
      value: 'individual:2',
      label: 'Tendai Moyo',
      description: 'Person ·\u00a0ID …3B63 ·\u00a0Gweru ·\u00a0Tenant',
    },
    {
      value: 'company:1',
      label: 'Baobab Trading',
      description: 'Company ·\u00a01319/2013 ·\u00a0Can be named until 05 Jan 2999',
    },
  ]);
  expect(await partySearch('company')('bao', signal)).toMatchObject([{ value: 1 }]);
});
