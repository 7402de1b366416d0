import {
  createJournal,
  type Journal,
  type JournalPatch,
  type JournalReversal,
  journalSteps,
  listJournals,
  readJournal,
} from '@rentsafe/domain/journal';
import { answer } from './answer';
import { pageOf } from './mockedLists';
import { ownBook } from './ownBook';

const rudo = { id: 1, name: 'Rudo Makoni' };
const farai = { id: 2, name: 'Farai Chirwa' };

/** A draft that raises what a tenant owes, prepared by somebody else. */
export const sampleJournal = (changes: Partial<Journal> = {}): Journal => ({
  id: 4,
  client: ownBook,
  number: 'JV-000004',
  kind: 'customer_debit',
  lease: { id: 7, number: 'L-0007' },
  tenant: { type: 'individual', id: 1, name: 'Tariro Ncube' },
  landlord: null,
  property: null,
  party: null,
  contra: 'claims',
  amount: { amount: '45.00', currency: 'USD' },
  on: '2026-02-27',
  reason: 'Water of January, read late',
  state: 'draft',
  made_by: farai,
  edited_by: [],
  posted_by: null,
  alone: false,
  entry: null,
  reversed: null,
  version: 1,
  ...changes,
});

const ofCreditor = { lease: null, tenant: null, property: { id: 1, name: '12 King George Road' } };

/** Of each state one, and of each kind of account. */
export const sampleJournals: readonly Journal[] = [
  sampleJournal(),
  sampleJournal({ id: 3, number: 'JV-000003', state: 'cancelled', on: '2026-02-20', reason: 'Wrong lease' }),
  sampleJournal({
    id: 2,
    number: 'JV-000002',
    state: 'posted',
    on: '2026-02-10',
    amount: { amount: '1250.00', currency: 'ZIG' },
    reason: 'Bank charge of a returned cheque',
    posted_by: rudo,
    entry: 62,
  }),
  sampleJournal({
    id: 1,
    number: 'JV-000001',
    state: 'reversed',
    on: '2026-02-02',
    reason: 'Locks',
    posted_by: rudo,
    entry: 58,
    reversed: { on: '2026-02-05', reason: 'The landlord pays for them', entry: 60 },
  }),
  sampleJournal({
    ...ofCreditor,
    id: 5,
    number: 'JV-000005',
    kind: 'creditor_debit',
    landlord: { id: 1, name: 'Rudo Makoni' },
    contra: 'commission',
    reason: 'Letting fee',
  }),
  sampleJournal({
    ...ofCreditor,
    id: 6,
    number: 'JV-000006',
    kind: 'creditor_debit',
    party: { type: 'company', id: 2, name: 'Msasa Plumbing' },
    state: 'posted',
    reason: 'Credit note of the supplier',
    posted_by: rudo,
    alone: true,
    entry: 63,
  }),
];

const sampleOf = (id: string | undefined) =>
  sampleJournals.find((journal) => journal.id === Number(id)) ?? sampleJournal();

/** How the mocked backend answers what is asked of journals. */
export const journalHandlers = [
  answer(listJournals, (request) =>
    pageOf(
      sampleJournals.filter(({ kind }) => kind === request.query.get('kind')),
      request,
    ),
  ),
  answer(createJournal, () => sampleJournal({ id: 7, number: 'JV-000007', made_by: rudo })),
  answer(readJournal, ({ ids }) => sampleOf(ids.id)),
  answer(journalSteps.calls.edit, ({ ids, body }) => {
    const { on, reason, version } = body as JournalPatch;
    const before = sampleOf(ids.id);
    return { ...before, on: on ?? before.on, reason: reason ?? before.reason, version: version + 1 };
  }),
  answer(journalSteps.calls.post, ({ ids }) => ({
    ...sampleOf(ids.id),
    state: 'posted' as const,
    posted_by: rudo,
    entry: 64,
  })),
  answer(journalSteps.calls.cancel, ({ ids }) => ({ ...sampleOf(ids.id), state: 'cancelled' as const })),
  answer(journalSteps.calls.reverse, ({ ids, body }) => {
    const { on, reason } = body as JournalReversal;
    return {
      ...sampleOf(ids.id),
      state: 'reversed' as const,
      reversed: { on: on ?? '2026-03-02', reason, entry: 65 },
    };
  }),
];
