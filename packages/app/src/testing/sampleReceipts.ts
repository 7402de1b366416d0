import { type BankAccount, defaultPaymentColumns } from '@rentsafe/domain/bankAccount';
import type { Charge } from '@rentsafe/domain/charge';
import type { Receipt } from '@rentsafe/domain/receipt';
import { ownBook } from './ownBook';

const account = (id: number, name: string, currency: 'USD' | 'ZIG'): BankAccount => ({
  id,
  name,
  kind: 'bank',
  bank_name: 'CBZ',
  number: `011234567${id}`,
  currency,
  is_active: true,
  balance: '1250.00',
  set_aside: '0.00',
  available: '1250.00',
  reconciled_on: null,
  payment_columns: [...defaultPaymentColumns],
  version: 1,
});

export const sampleAccounts: readonly BankAccount[] = [
  account(1, 'Trust account USD', 'USD'),
  account(2, 'Trust account ZiG', 'ZIG'),
];

const allocation = (charge: number, due_on: string, amount: string) => ({
  charge,
  type: 'rent' as const,
  due_on,
  amount,
  net: amount,
  vat: '0.00',
  commission: '45.00',
  commission_vat: '6.98',
  rent_tax: '0.00',
  effective_on: '2026-02-03',
});

/** A payment that settled the rent of January, and some of that of February. */
export const sampleReceipt = (changes: Partial<Receipt> = {}): Receipt => ({
  id: 9,
  client: ownBook,
  number: 'RC-000009',
  lease: { id: 7, number: 'L-0007' },
  tenant: { type: 'individual', id: 1, name: 'Tariro Ncube' },
  bank_account: { id: 1, name: 'Trust account USD' },
  source: 'payment',
  received_on: '2026-02-03',
  amount: { amount: '650.00', currency: 'USD' },
  paid: null,
  rate: null,
  method: 'transfer',
  reference: 'EFT 8841',
  payer: null,
  state: 'allocated',
  unallocated: { amount: '0.00', currency: 'USD' },
  allocations: [allocation(31, '2026-01-01', '450.00'), allocation(32, '2026-02-01', '200.00')],
  reversed: null,
  entries: [61, 62],
  ...changes,
});

/** Of each state one. */
export const sampleReceipts: readonly Receipt[] = [
  sampleReceipt(),
  sampleReceipt({
    id: 8,
    number: 'RC-000008',
    state: 'part',
    unallocated: { amount: '200.00', currency: 'USD' },
    allocations: [allocation(31, '2026-01-01', '450.00')],
  }),
  sampleReceipt({
    id: 7,
    number: 'RC-000007',
    state: 'unallocated',
    amount: { amount: '24000.00', currency: 'ZIG' },
    unallocated: { amount: '24000.00', currency: 'ZIG' },
    bank_account: { id: 2, name: 'Trust account ZiG' },
    method: 'mobile',
    allocations: [],
  }),
  sampleReceipt({
    id: 6,
    number: 'RC-000006',
    state: 'unidentified',
    lease: null,
    tenant: null,
    payer: 'T NCUBE',
    method: 'cash',
    reference: null,
    unallocated: { amount: '650.00', currency: 'USD' },
    allocations: [],
  }),
  sampleReceipt({
    id: 5,
    number: 'RC-000005',
    state: 'reversed',
    method: 'cheque',
    reference: '000118',
    allocations: [],
    reversed: { on: '2026-02-09', reason: 'The cheque bounced' },
  }),
];

const charge = (id: number, month: string, open: string): Charge => {
  const usd = (amount: string) => ({ amount, currency: 'USD' as const });
  const on = `2026-${month}-01`;
  return {
    id,
    lease: { id: 7, number: 'L-0007' },
    type: 'rent',
    description: `Rent of month ${month}`,
    charged_on: on,
    until_on: `2026-${month}-28`,
    due_on: on,
    grace_on: `2026-${month}-06`,
    invoice: { id, number: `INV-0000${id}` },
    period: on,
    net: usd('450.00'),
    vat: usd('0.00'),
    vat_rate: '0.00',
    amount: usd('450.00'),
    paid: usd(open === '450.00' ? '0.00' : '330.00'),
    payments: [],
    credited: usd('0.00'),
    open: usd(open),
    state: open === '450.00' ? 'open' : 'part',
    disputed: false,
    entry: id,
  };
};

/** What is open of the lease of the sample receipts: a part of January, and all of February. */
export const sampleOpenCharges: readonly Charge[] = [charge(31, '01', '120.00'), charge(32, '02', '450.00')];
