import { getLookups, type LookupAllowance, listParties, type NameableParty } from '@rentsafe/domain/party';
import { answer } from './answer';
import { pageOf } from './mockedLists';

/** Whom a user of a client company may name. */
export const sampleNameable: readonly NameableParty[] = [
  { party: { type: 'individual', id: 2, name: 'Tendai Moyo' }, by: 'book', until: null },
  { party: { type: 'company', id: 1, name: 'Baobab Trading' }, by: 'grant', until: '2999-01-05' },
];

export const sampleAllowance: LookupAllowance = { left: 87, limit: 100, resets_at: '2026-03-05T09:04:00Z' };

/** How the mocked backend answers what is asked of naming. */
export const partyHandlers = [
  answer(listParties, (request) => {
    const q = (request.query.get('q') ?? '').toLowerCase();
    const type = request.query.get('type');
    const found = sampleNameable.filter(
      ({ party }) => party.name.toLowerCase().includes(q) && (!type || party.type === type),
    );
    return pageOf(found, request);
  }),
  answer(getLookups, () => sampleAllowance),
];
