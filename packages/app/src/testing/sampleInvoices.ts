import type { Charge, ChargeRunPreview, ChargeRunRow, Invoice, InvoiceRow } from '@rentsafe/domain/charge';
import type { Money } from '@rentsafe/domain/money';
import { sampleBook } from './maintenanceHandlers';
import { ownBook } from './ownBook';

const usd = (amount: string): Money => ({ amount, currency: 'USD' });
const lease = { id: 7, number: 'L-0007' };

const payment = (id: number, amount: string, effective_on: string) => ({
  receipt: { id, number: `RC-00000${id}` },
  amount: usd(amount),
  effective_on,
});

/** A rent of an office with VAT, of which something is paid. */
export const sampleCharge = (changes: Partial<Charge> = {}): Charge => ({
  id: 31,
  lease,
  type: 'rent',
  description: 'Rent, February 2026',
  charged_on: '2026-02-01',
  until_on: '2026-02-28',
  due_on: '2026-02-01',
  grace_on: '2026-02-06',
  invoice: { id: 12, number: 'INV-000012' },
  period: '2026-02-01',
  net: usd('1234.56'),
  vat: usd('191.36'),
  vat_rate: '15.50',
  amount: usd('1425.92'),
  paid: usd('1000.00'),
  payments: [payment(7, '600.00', '2026-02-02'), payment(8, '400.00', '2026-02-05')],
  credited: usd('0.00'),
  open: usd('425.92'),
  state: 'part',
  disputed: false,
  entry: 41,
  ...changes,
});

/** Of each state one. */
export const sampleCharges: readonly Charge[] = [
  sampleCharge(),
  sampleCharge({
    id: 32,
    type: 'utility',
    description: 'Water, January 2026',
    due_on: '2026-02-05',
    period: null,
    until_on: null,
    net: usd('120.00'),
    vat: usd('0.00'),
    vat_rate: '0.00',
    amount: usd('120.00'),
    paid: usd('0.00'),
    payments: [],
    open: usd('120.00'),
    state: 'open',
  }),
  sampleCharge({
    id: 30,
    description: 'Rent, January 2026',
    charged_on: '2026-01-01',
    until_on: '2026-01-31',
    due_on: '2026-01-01',
    invoice: { id: 8, number: 'INV-000008' },
    paid: usd('1425.92'),
    payments: [payment(4, '1425.92', '2026-01-03')],
    open: usd('0.00'),
    state: 'settled',
  }),
];

export const sampleInvoiceRow = (changes: Partial<InvoiceRow> = {}): InvoiceRow => ({
  id: 12,
  number: 'INV-000012',
  kind: 'invoice',
  lease,
  tenant: { type: 'company', id: 3, name: 'Baobab Trading' },
  issued_on: '2026-02-01',
  currency: 'USD',
  net: '1354.56',
  vat: '191.36',
  total: '1545.92',
  paid: '1000.00',
  open: '545.92',
  landlord: { party: { type: 'individual', id: 2, name: 'Tendai Moyo' }, vat_number: '220012345' },
  ...changes,
});

/** With VAT, without, in the other currency, and a credit note. */
export const sampleInvoiceRows: readonly InvoiceRow[] = [
  sampleInvoiceRow({
    id: 14,
    number: 'CN-000001',
    kind: 'credit_note',
    issued_on: '2026-02-10',
    net: '43.29',
    vat: '6.71',
    total: '50.00',
    paid: '0.00',
    open: '0.00',
  }),
  sampleInvoiceRow({
    id: 13,
    number: 'INV-000013',
    currency: 'ZIG',
    lease: { id: 6, number: 'L-0006' },
    tenant: { type: 'individual', id: 1, name: 'Tariro Ncube' },
    net: '12000.00',
    vat: '0.00',
    total: '12000.00',
    paid: '0.00',
    open: '12000.00',
    landlord: { party: { type: 'individual', id: 2, name: 'Tendai Moyo' }, vat_number: null },
  }),
  sampleInvoiceRow(),
];

const line = ({ id, description, net, vat, amount }: Charge) => ({
  charge: id,
  description,
  net: net.amount,
  vat: vat.amount,
  amount: amount.amount,
});

/** The invoice of that id, or the credit note. */
export function sampleInvoice(id: number): Invoice {
  const row = sampleInvoiceRows.find((each) => each.id === id) ?? sampleInvoiceRow({ id });
  const own = sampleCharges.filter(({ invoice }) => invoice.id === row.id);
  const { net, vat, total: amount } = row;
  const credited = { charge: 31, description: 'Rent, February 2026', net, vat, amount };
  return {
    ...row,
    client: ownBook,
    agency: sampleBook.agency,
    property: { id: 2, name: 'Msasa Court' },
    unit: { id: 4, unit_number: '4' },
    lines: own.length > 0 ? own.map(line) : [credited],
    charges: own.length > 0 ? own : [sampleCharge()],
    seller: {
      name: row.landlord.party.name,
      address: '14 Josiah Chinamano Avenue\nHarare',
      tin: '2000987654',
      vat_number: row.landlord.vat_number,
      vat_registered: row.landlord.vat_number !== null,
    },
    buyer: row.tenant && {
      name: row.tenant.name,
      address: '4 Msasa Court\nHarare',
      tin: null,
      vat_number: null,
    },
    due_on: row.kind === 'invoice' ? '2026-02-01' : null,
    pay_to: [{ name: 'Trust account USD', bank_name: 'CBZ', number: '01120034567' }],
    fiscal: null,
  };
}

/** What a month would charge; a run of it has entries too. */
const plannedCharge = (description: string, amount: Money) => ({
  lease: { id: 7, number: 'L-0007' },
  tenant: { type: 'individual' as const, id: 2, name: 'Tariro Ncube' },
  description,
  due_on: '2026-03-01',
  amount,
});

export const sampleRun = (changes: Partial<ChargeRunPreview> = {}): ChargeRunPreview => ({
  month: '2026-03',
  leases: 2,
  charges: 3,
  totals: [usd('841.07'), { amount: '12000.00', currency: 'ZIG' }],
  entries: [],
  remaining: 0,
  skipped: [],
  rows: [
    plannedCharge('Rent, March 2026', usd('450.00')),
    plannedCharge('Service charge, March 2026', { amount: '12000.00', currency: 'ZIG' }),
    plannedCharge('Utilities, March 2026', usd('391.07')),
  ],
  ...changes,
});

export const sampleRuns: readonly ChargeRunRow[] = [
  {
    month: '2026-02',
    entry: 41,
    recorded_at: '2026-02-01T06:30:00Z',
    user: { id: 1, name: 'Rudo Makoni' },
    charges: 3,
    totals: [usd('1825.92'), { amount: '12000.00', currency: 'ZIG' }],
  },
  {
    month: '2026-01',
    entry: 15,
    recorded_at: '2026-01-02T07:10:00Z',
    user: { id: 1, name: 'Rudo Makoni' },
    charges: 2,
    totals: [usd('1825.92')],
  },
];
