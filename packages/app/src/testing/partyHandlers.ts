import { sampleIndividualRow } from '@rentsafe/domain/fixtures';
import { fullName } from '@rentsafe/domain/individual';
import { getLookups, type LookupAllowance, listParties, type NameableParty } from '@rentsafe/domain/party';
import { answer } from './answer';
import { pageOf } from './mockedLists';

/** Whom a user of a client company may name. */
export const sampleNameable: readonly NameableParty[] = [
  {
    party: { type: 'individual', id: 2, name: 'Tendai Moyo' },
    ...{ number: '…3B63', place: 'Gweru', roles: ['tenant'] },
    ...{ by: 'book', until: null },
  },
  {
    party: { type: 'company', id: 1, name: 'Baobab Trading' },
    ...{ number: '1319/2013', place: null, roles: [] },
    ...{ by: 'grant', until: '2999-01-05' },
  },
];

/** Whom staff find beside them. */
const register: readonly NameableParty[] = Array.from({ length: 57 }, (_, index) => {
  const row = sampleIndividualRow(index);
  return {
    party: { type: 'individual', id: row.id, name: fullName(row) },
    ...{ number: `…${row.identification_number?.slice(-4)}`, place: 'Harare', roles: [] },
    ...{ by: 'register', until: null },
  };
});

export const sampleAllowance: LookupAllowance = { left: 87, limit: 100, resets_at: '2026-03-05T09:04:00Z' };

/** How the mocked backend answers what is asked of naming. */
export const partyHandlers = [
  answer(listParties, (request) => {
    const words = (request.query.get('q') ?? '').toLowerCase().split(' ');
    const type = request.query.get('type');
    const found = [...sampleNameable, ...register.slice(2)].filter(
      ({ party }) =>
        words.every((word) => party.name.toLowerCase().includes(word)) && (!type || party.type === type),
    );
    return pageOf(found, { ...request, query: new URLSearchParams() });
  }),
  answer(getLookups, () => sampleAllowance),
];
