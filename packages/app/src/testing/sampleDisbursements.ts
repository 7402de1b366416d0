import type { Bill } from '@rentsafe/domain/bill';
import type { AvailableRow, Disbursement, DisbursementFunds } from '@rentsafe/domain/disbursement';
import { ownBook } from './ownBook';
import { sampleLandlords } from './portfolio';

const [rudo, msasa] = sampleLandlords;
export const samplePlumber = { type: 'company', id: 4, name: 'Msasa Plumbing' } as const;
const house = { id: 1, name: '12 King George Road' };
const court = { id: 2, name: '5 Mutare Road' };

const line = (property: typeof house, amount: string) => ({
  property,
  landlord: rudo.id,
  lease: null,
  bill: null,
  amount,
});

/** The account of a landlord, so for long. */
const samplePayee = {
  bank_name: 'CBZ',
  bank_branch: 'Gweru',
  account_number: '01123456789012',
  since: '2025-04-01',
};

/** What somebody else prepared for a landlord of two properties. */
export const sampleDisbursement = (changes: Partial<Disbursement> = {}): Disbursement => ({
  id: 12,
  client: ownBook,
  number: 'PV-000012',
  kind: 'landlord',
  party: rudo.party,
  bank_account: { id: 1, name: 'Trust account USD' },
  currency: 'USD',
  amount: '1234.50',
  lines: [line(house, '834.50'), line(court, '400.00')],
  state: 'draft',
  made_by: { id: 2, name: 'Tendai Shumba' },
  edited_by: [],
  payee: samplePayee,
  in_file_on: null,
  approved_by: null,
  alone: false,
  approved_on: null,
  paid_on: null,
  reference: null,
  failures: [],
  entries: [],
  version: 1,
  ...changes,
});

/** What is about to be paid to the tax office. */
export const sampleRentTaxDraft = sampleDisbursement({
  ...{ kind: 'rent_tax', amount: '30.00' },
  party: { type: 'company', id: 6, name: 'Zimbabwe Revenue Authority' },
});

const approved: Partial<Disbursement> = {
  state: 'approved',
  approved_by: { id: 1, name: 'Rudo Makoni' },
  approved_on: '2026-03-01',
  entries: [81],
};

/** Of each state one. */
export const sampleDisbursements: readonly Disbursement[] = [
  sampleDisbursement(),
  sampleDisbursement({
    ...approved,
    id: 11,
    number: 'PV-000011',
    kind: 'bill',
    party: samplePlumber,
    amount: '120.00',
    lines: [{ property: null, landlord: null, lease: null, bill: { id: 5, number: '77' }, amount: '120.00' }],
  }),
  sampleDisbursement({
    ...approved,
    id: 10,
    number: 'PV-000010',
    party: msasa.party,
    currency: 'ZIG',
    bank_account: { id: 2, name: 'Trust account ZiG' },
    amount: '24000.00',
    lines: [line(court, '24000.00')],
    state: 'paid',
    made_by: { id: 1, name: 'Rudo Makoni' },
    alone: true,
    paid_on: '2026-03-02',
    reference: 'EFT 9001',
    entries: [81, 82],
  }),
  sampleDisbursement({ id: 9, number: 'PV-000009', state: 'cancelled' }),
];

export const sampleAvailable: readonly AvailableRow[] = [
  {
    landlord: rudo.party,
    property: house,
    held: '884.50',
    reserve: '50.00',
    shortfall: '0.00',
    bills: '0.00',
    available: '834.50',
  },
  {
    landlord: rudo.party,
    property: court,
    held: '520.00',
    reserve: '0.00',
    shortfall: '0.00',
    bills: '120.00',
    available: '400.00',
  },
  {
    landlord: msasa.party,
    property: { id: 4, name: '77 Samora Machel Avenue' },
    held: '0.00',
    reserve: '0.00',
    shortfall: '0.00',
    bills: '75.25',
    available: '0.00',
  },
];

export const sampleBill = (changes: Partial<Bill> = {}): Bill => ({
  id: 5,
  client: ownBook,
  party: samplePlumber,
  property: court,
  number: '77',
  billed_on: '2026-02-09',
  due_on: '2026-02-28',
  amount: { amount: '120.00', currency: 'USD' },
  description: 'A burst geyser',
  paid: { amount: '0.00', currency: 'USD' },
  open: { amount: '120.00', currency: 'USD' },
  state: 'open',
  entry: 70,
  ...changes,
});

/** Of each state one. */
export const sampleBills: readonly Bill[] = [
  sampleBill(),
  sampleBill({
    id: 4,
    number: '71',
    description: 'Gutters',
    amount: { amount: '200.00', currency: 'USD' },
    paid: { amount: '124.75', currency: 'USD' },
    open: { amount: '75.25', currency: 'USD' },
    state: 'part',
  }),
  sampleBill({
    id: 3,
    number: 'INV/2026/0041',
    party: { type: 'individual', id: 5, name: 'Blessing Sibanda' },
    property: house,
    description: 'Paint for the gate',
    amount: { amount: '3100.00', currency: 'ZIG' },
    paid: { amount: '3100.00', currency: 'ZIG' },
    open: { amount: '0.00', currency: 'ZIG' },
    state: 'settled',
  }),
];

/** What stands behind the payment of two properties. */
export const sampleFunds = (changes: Partial<DisbursementFunds> = {}): DisbursementFunds => ({
  held: sampleAvailable.slice(0, 2),
  bank: { balance: '4120.00', set_aside: '120.00', free: '4000.00' },
  taken: [],
  not_exchanged: '0.00',
  trust: { bank: '4120.00', owed: '4120.00', short: '0.00' },
  left: { account: '2765.50', bank: '2765.50', owed: '2765.50' },
  ...changes,
});
