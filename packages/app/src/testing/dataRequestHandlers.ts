import {
  createDataRequest,
  type DataRequest,
  type DataRequestInput,
  dataRequestSteps,
  getHeldSummary,
  type HeldSummary,
  listDataRequests,
} from '@rentsafe/domain/dataRequest';
import { answer } from './answer';
import { pageOf } from './mockedLists';
import { ownBook } from './ownBook';

/** A request that is open, and due in 26 days. */
export const sampleDataRequest = (request: Partial<DataRequest> = {}): DataRequest => ({
  ...{ id: 1, number: 'DR-000001', party: { type: 'individual', id: 2, name: 'Tendai Moyo' } },
  ...{ is_anonymised: false, right: 'access', purpose: null, requested_by: 'Tendai Moyo' },
  ...{ requested_on: '2026-03-01', identity_check: 'National ID seen at the office' },
  ...{ details: 'A copy of everything.', due_on: '2026-03-31', days_left: 26, state: 'open' },
  ...{ outcome: null, decided_on: null, decided_by: null, ended_on: null, end_reason: null },
  ...request,
});

/** An erasure that is late, an open access, an objection that is held to, and a correction that was refused. */
export const sampleDataRequests: readonly DataRequest[] = [
  sampleDataRequest({
    ...{
      id: 4,
      number: 'DR-000004',
      right: 'erasure',
      details: 'Erase me.',
      due_on: '2026-02-28',
      days_left: -5,
    },
    ...{ requested_on: '2026-01-29', requested_by: 'Chipo Moyo, attorney, by power of attorney' },
  }),
  sampleDataRequest(),
  sampleDataRequest({
    ...{
      id: 3,
      number: 'DR-000003',
      right: 'objection',
      purpose: 'messages',
      state: 'done',
      days_left: null,
    },
    ...{ details: 'No more text messages.', outcome: 'Messages stopped.', decided_on: '2026-02-10' },
    decided_by: { id: 2, name: 'Rudo Chikafu' },
  }),
  sampleDataRequest({
    ...{ id: 2, number: 'DR-000002', right: 'correction', state: 'refused', days_left: null },
    ...{
      details: 'Another date of birth.',
      outcome: 'The ID shows the recorded date.',
      decided_on: '2026-02-12',
    },
    decided_by: { id: 2, name: 'Rudo Chikafu' },
  }),
];

export const sampleHeld: HeldSummary = {
  rows: [
    { kind: 'record', client: { id: 1, name: 'RentSafe' }, items: 1 },
    { kind: 'leases', client: ownBook, items: 1 },
    { kind: 'accounts', client: ownBook, items: 27 },
    { kind: 'messages', client: { id: 2, name: 'Baobab Properties' }, items: 6 },
    { kind: 'consents', client: { id: 2, name: 'Baobab Properties' }, items: 1 },
    { kind: 'reads', client: { id: 2, name: 'Baobab Properties' }, items: 3 },
  ],
  ties: [],
};

/** How the mocked backend answers what is asked of the rights of people. */
export const dataRequestHandlers = [
  answer(listDataRequests, (request) => pageOf(sampleDataRequests, request)),
  answer(createDataRequest, ({ body }) => {
    const { right, purpose = null, requested_by, details } = body as DataRequestInput;
    return sampleDataRequest({ id: 5, number: 'DR-000005', right, purpose, requested_by, details });
  }),
  answer(getHeldSummary, () => sampleHeld),
  answer(dataRequestSteps.calls.complete, () => sampleDataRequest({ state: 'done', days_left: null })),
];
