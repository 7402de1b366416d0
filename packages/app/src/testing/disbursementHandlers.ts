import { type BillInput, createBill, getBill, listBills } from '@rentsafe/domain/bill';
import {
  createDisbursement,
  type Disbursement,
  type DisbursementApproval,
  type DisbursementFailure,
  type DisbursementPatch,
  type DisbursementPayment,
  disbursementSteps,
  getBillFunds,
  getDisbursement,
  getDisbursementFunds,
  getPaymentFile,
  listAvailable,
  listDisbursements,
  prepareDisbursements,
} from '@rentsafe/domain/disbursement';
import { listPayees, type Payee, putPayee } from '@rentsafe/domain/payee';
import { answer, type MockedRequest } from './answer';
import { pageOf } from './mockedLists';
import { ownBook } from './ownBook';
import {
  sampleAvailable,
  sampleBill,
  sampleBills,
  sampleDisbursement,
  sampleDisbursements,
  sampleFunds,
} from './sampleDisbursements';

const inState = <Row extends { state: string }>(rows: readonly Row[], { query }: MockedRequest) =>
  rows.filter(({ state }) => state === (query.get('state') ?? state));

const found = ({ ids }: MockedRequest): Disbursement =>
  sampleDisbursements.find(({ id }) => id === Number(ids.id)) ?? sampleDisbursement({ id: Number(ids.id) });

const samplePayee: Payee = {
  client: ownBook,
  party: { type: 'company', id: 4, name: 'Kopje Plumbing' },
  bank_name: 'CBZ',
  bank_branch: null,
  account_number: '0112345',
  since: '2026-01-12',
};

const me = { id: 1, name: 'Rudo Makoni' };

/** How the mocked backend answers what is asked of disbursements and bills. */
export const disbursementHandlers = [
  answer(listAvailable, (request) => pageOf(sampleAvailable, request)),
  answer(prepareDisbursements, () => ({
    made: [{ id: 13, number: 'PV-000013' }],
    skipped: [{ landlord: sampleDisbursement().party, reason: 'PV-000012 is a draft for this landlord.' }],
  })),
  answer(listDisbursements, (request) => {
    const kind = request.query.get('kind');
    const ofKind = sampleDisbursements.filter((row) => row.kind === (kind ?? row.kind));
    return pageOf(inState(ofKind, request), request);
  }),
  answer(createDisbursement, () => sampleDisbursement({ id: 13, number: 'PV-000013', made_by: me })),
  answer(getDisbursement, found),
  answer(getDisbursementFunds, () => sampleFunds()),
  answer(getBillFunds, () => ({ held: [...sampleAvailable.slice(1, 2)], taken: [] })),
  answer(listPayees, (request) => pageOf(request.query.get('party') === '4' ? [samplePayee] : [], request)),
  answer(putPayee, ({ body }) => ({
    client: ownBook,
    party: sampleDisbursement().party,
    since: '2026-03-02',
    ...(body as Pick<Payee, 'bank_name' | 'bank_branch' | 'account_number'>),
  })),
  answer(getPaymentFile, () => 'Payee,Account Number,Amount\r\nRudo Makoni,00123456,1234.50\r\n'),
  answer(disbursementSteps.calls.edit, (request) => {
    const { lines = [], version } = request.body as DisbursementPatch;
    const before = found(request);
    return {
      ...before,
      version: version + 1,
      lines: before.lines.map((line, index) => ({
        ...line,
        amount: Number(lines[index]?.amount).toFixed(2),
      })),
      amount: lines.reduce((sum, { amount }) => sum + Number(amount), 0).toFixed(2),
    };
  }),
  answer(disbursementSteps.calls.approve, (request) => ({
    ...found(request),
    state: 'approved' as const,
    approved_by: me,
    approved_on: (request.body as DisbursementApproval).on ?? '2026-03-02',
    entries: [91],
  })),
  answer(disbursementSteps.calls.pay, (request) => {
    const { on, reference } = request.body as DisbursementPayment;
    return {
      ...found(request),
      state: 'paid' as const,
      approved_by: me,
      approved_on: '2026-03-02',
      paid_on: on ?? '2026-03-02',
      reference: reference ?? null,
      entries: [91, 92],
    };
  }),
  answer(disbursementSteps.calls.fail, (request) => {
    const { on, reason } = request.body as DisbursementFailure;
    return {
      ...found(request),
      state: 'draft' as const,
      approved_by: null,
      approved_on: null,
      paid_on: null,
      failures: [{ on: on ?? '2026-03-02', reason }],
    };
  }),
  answer(disbursementSteps.calls.cancel, (request) => ({ ...found(request), state: 'cancelled' as const })),
  answer(listBills, (request) => pageOf(inState(sampleBills, request), request)),
  answer(getBill, () => sampleBill()),
  answer(createBill, ({ body }) => {
    const { number, amount } = body as BillInput;
    return sampleBill({ id: 6, number, amount: amount as never, open: amount as never });
  }),
];
