import type { Approval } from '@rentsafe/domain/approval';
import { sampleDisbursement } from './sampleDisbursements';

const payment = sampleDisbursement();
const rudo = { id: 1, name: 'Rudo Makoni' };
const tendai = { id: 2, name: 'Tendai Shumba' };

/** What somebody else prepared for a landlord; the reader may approve it. */
export const sampleApproval = (changes: Partial<Approval> = {}): Approval => ({
  ...{ kind: 'disbursement', id: payment.id, number: payment.number, purpose: 'landlord' },
  party: payment.party,
  detail: '12 King George Road, 5 Mutare Road',
  amount: { amount: payment.amount, currency: 'USD' },
  bank_account: payment.bank_account,
  payee: payment.payee,
  since: '2026-03-01',
  made_by: tendai,
  edited_by: [],
  waits_for: [rudo],
  mine: true,
  version: 1,
  ...changes,
});

/** Of each kind: three for the reader, one of theirs, and two work orders. */
export const sampleApprovals: readonly Approval[] = [
  sampleApproval(),
  sampleApproval({
    ...{ id: 13, number: 'PV-000013', purpose: 'bill', detail: 'Bill 77' },
    party: { type: 'company', id: 4, name: 'Msasa Plumbing' },
    amount: { amount: '120.00', currency: 'USD' },
    since: '2026-03-02',
  }),
  sampleApproval({
    ...{ kind: 'journal', id: 5, number: 'JV-000005', purpose: 'customer_credit', detail: 'Goodwill' },
    party: { type: 'individual', id: 3, name: 'Tendai Moyo' },
    amount: { amount: '40.00', currency: 'USD' },
    ...{ bank_account: null, payee: null, since: '2026-03-02' },
  }),
  sampleApproval({
    ...{ id: 14, number: 'PV-000014', made_by: rudo, waits_for: [tendai], mine: false, since: '2026-03-03' },
    amount: { amount: '300.00', currency: 'USD' },
  }),
  sampleApproval({
    ...{ kind: 'work_order', id: 2, number: 'WO-000002', purpose: 'close', version: null },
    detail: 'Mend the tap, 12 King George Road',
    party: { type: 'company', id: 4, name: 'Msasa Plumbing' },
    amount: { amount: '212.19', currency: 'USD' },
    ...{ bank_account: null, payee: null, since: '2026-03-03' },
  }),
  sampleApproval({
    ...{ kind: 'work_order', id: 3, number: 'WO-000003', purpose: 'consent', version: null },
    detail: 'New roof, 5 Mutare Road',
    ...{ party: null, bank_account: null, payee: null, waits_for: [], mine: false },
    amount: { amount: '1900.00', currency: 'USD' },
    since: '2026-03-04',
  }),
];
