import type { Disbursement } from '@rentsafe/domain/disbursement';
import type { Entry } from '@rentsafe/domain/entry';
import type { TrialBalance } from '@rentsafe/domain/ledgerReport';
import type { Currency } from '@rentsafe/domain/money';
import type { Party } from '@rentsafe/domain/party';
import type {
  CommissionPage,
  CreditorStatement,
  LandlordStatementLine,
  LandlordStatementPage,
  LandlordStatementRow,
  RentTaxPage,
  TrustBalance,
} from '@rentsafe/domain/trustReport';
import { sampleDisbursement, samplePlumber } from './sampleDisbursements';

const nobody = { corrects: [], lease: null, tenant: null, unit: null };
const whole = { next: null, previous: null };
const rudo: Party = { type: 'individual', id: 3, name: 'Rudo Makoni' };
const msasa: Party = { type: 'company', id: 2, name: 'Msasa Holdings' };

const moved = {
  opening: '1035.00',
  collected_net: '1000.00',
  collected_vat: '155.00',
  commission: '-100.00',
  commission_vat: '-15.50',
  rent_tax: '-150.00',
  bills: '-120.00',
  disbursed: '-1035.00',
  journals: '0.00',
  shortfall: '0.00',
  closing: '769.50',
};
const still = {
  ...(Object.fromEntries(Object.keys(moved).map((name) => [name, '0.00'])) as typeof moved),
  opening: '80.00',
  closing: '80.00',
};

/** Two landlords, the latest first; the second has two properties. */
export const sampleStatementRows: readonly LandlordStatementRow[] = [
  { landlord: rudo, landlord_id: 1, property: { id: 1, name: '12 King George Road' }, ...moved },
  { landlord: msasa, landlord_id: 2, property: { id: 5, name: 'Msasa Court' }, ...moved },
  { landlord: msasa, landlord_id: 2, property: { id: 6, name: 'Kopje Offices' }, ...still },
];

/** The lines of what moved; each adds up to the next balance. */
export const sampleStatementLines: readonly LandlordStatementLine[] = [
  {
    date: '2026-01-05',
    kind: 'receipt',
    description: 'L-0007, Rent, January 2026',
    amount: '1155.00',
    balance: '2190.00',
    entry: 31,
    corrects: [],
    lease: { id: 7, number: 'L-0007' },
    tenant: { type: 'individual', id: 1, name: 'Tariro Ncube' },
    unit: { id: 4, unit_number: '4' },
  },
  {
    date: '2026-01-05',
    kind: 'receipt',
    description: 'Commission',
    amount: '-115.50',
    balance: '2074.50',
    entry: 31,
    ...nobody,
  },
  {
    date: '2026-01-05',
    kind: 'receipt',
    description: 'Rental income tax',
    amount: '-150.00',
    balance: '1924.50',
    entry: 31,
    ...nobody,
  },
  {
    date: '2026-01-08',
    kind: 'disbursement_approval',
    description: 'PV-000001',
    amount: '-1035.00',
    balance: '889.50',
    entry: 34,
    ...nobody,
  },
  {
    date: '2026-01-12',
    kind: 'disbursement_approval',
    description: 'PV-000002, 77, Plumber',
    amount: '-120.00',
    balance: '769.50',
    entry: 36,
    ...nobody,
  },
];

/** A page of landlord statements, narrowed as the real one is. Nothing has moved in ZiG. */
export function sampleLandlordStatements(
  query: URLSearchParams,
  rows: readonly LandlordStatementRow[] = sampleStatementRows,
): LandlordStatementPage {
  const [landlord, property] = [query.get('landlord'), query.get('property')];
  const results = rows.filter(
    (row) =>
      query.get('currency') === 'USD' &&
      (!landlord || row.landlord_id === Number(landlord)) &&
      (!property || row.property.id === Number(property)),
  );
  const isMoved = results.some(({ collected_net }) => collected_net !== '0.00');
  return {
    ...whole,
    count: results.length,
    results,
    known_seq: 41,
    ...(landlord && property && { lines: isMoved ? [...sampleStatementLines] : [] }),
  };
}

/** Commission of two properties, one at a rate of its own. */
export const sampleCommission = (query: URLSearchParams): CommissionPage => {
  const isUsd = query.get('currency') === 'USD';
  const row = (landlord: Party, id: number, name: string) => ({ landlord, property: { id, name } });
  const results = [
    {
      ...row(rudo, 1, '12 King George Road'),
      rate: '10.00',
      collected: '1000.00',
      commission: '100.00',
      vat: '15.50',
      total: '115.50',
    },
    {
      ...row(msasa, 5, 'Msasa Court'),
      rate: '7.50',
      collected: '2000.00',
      commission: '150.00',
      vat: '23.25',
      total: '173.25',
    },
  ];
  const nothing = { collected: '0.00', commission: '0.00', vat: '0.00', total: '0.00' };
  return {
    ...whole,
    count: isUsd ? 2 : 0,
    results: isUsd ? results : [],
    totals: isUsd ? { collected: '3000.00', commission: '250.00', vat: '38.75', total: '288.75' } : nothing,
    drawn: isUsd ? '58.25' : '0.00',
    available: isUsd ? '230.50' : '0.00',
  };
};

/** Tax of two landlords: one has paid part of it, the other owes that of an earlier month too. Nothing was withheld in ZiG. */
export const sampleRentTax = (query: URLSearchParams): RentTaxPage => {
  const isUsd = query.get('currency') === 'USD';
  const results = [
    {
      ...{ landlord: msasa, landlord_id: 2, property: { id: 5, name: 'Msasa Court' } },
      ...{ base: '2000.00', tax: '300.00', paid: '0.00', due: '420.00' },
    },
    {
      ...{ landlord: rudo, landlord_id: 1, property: { id: 1, name: '12 King George Road' } },
      ...{ base: '1000.00', tax: '150.00', paid: '100.00', due: '50.00' },
    },
  ];
  return {
    ...whole,
    count: isUsd ? 2 : 0,
    results: isUsd ? results : [],
    totals: isUsd
      ? { base: '3000.00', tax: '450.00', paid: '100.00', due: '470.00' }
      : { base: '0.00', tax: '0.00', paid: '0.00', due: '0.00' },
    ...{ return_by: '2026-02-05', pay_by: '2026-02-10' },
  };
};

export const sampleCreditorStatement = (query: URLSearchParams): CreditorStatement => ({
  party: samplePlumber,
  currency: query.get('currency') as Currency,
  from: query.get('from') ?? '',
  to: query.get('to') ?? '',
  known_seq: 41,
  opening: '40.00',
  lines: [
    {
      date: '2026-01-09',
      kind: 'bill',
      number: '77',
      description: 'Plumber',
      debit: '0.00',
      credit: '120.00',
      balance: '160.00',
      entry: 35,
      corrects: [],
    },
    {
      date: '2026-01-12',
      kind: 'disbursement_payment',
      number: 'PV-000002',
      description: '',
      debit: '120.00',
      credit: '0.00',
      balance: '40.00',
      entry: 37,
      corrects: [],
    },
  ],
  closing: '40.00',
});

const noHeld = {
  ...{ credit: '0.00', unidentified: '0.00', deposit: '0.00', landlord: '0.00', rent_tax: '0.00' },
  ...{ commission: '0.00', paying: '0.00' },
};

/** In dollars all is there; in ZiG 2,800.00 of what is owed was received in dollars. */
export const sampleTrust = (query: URLSearchParams): TrustBalance => {
  const moment = { as_at: query.get('as_at') ?? '', known_seq: 41, difference: '0.00' };
  const none = { shortfall: '0.00', opening: '0.00' };
  if (query.get('currency') === 'ZIG')
    return {
      ...moment,
      ...none,
      ...{ bank: '20000.00', exchange: '2800.00', owed: '22800.00', short: '2800.00', exchanged: '2800.00' },
      accounts: [{ id: 2, balance: '20000.00' }],
      held: { ...noHeld, landlord: '22800.00' },
    };
  return {
    ...moment,
    ...none,
    ...{ bank: '1150.00', exchange: '-100.00', owed: '1050.00', short: '-100.00', exchanged: '0.00' },
    accounts: [
      { id: 1, balance: '1000.00' },
      { id: 3, balance: '150.00' },
    ],
    held: { ...noHeld, landlord: '669.50', rent_tax: '150.00', commission: '230.50' },
  };
};

/** Nothing was posted in ZiG. */
export const sampleTrialBalance = (query: URLSearchParams): TrialBalance => ({
  as_at: query.get('as_at') ?? '',
  known_seq: 41,
  rows:
    query.get('currency') === 'USD'
      ? [
          { half: 'claim', kind: 'tenant', balance: '500.00' },
          { half: 'claim', kind: 'contra', balance: '-500.00' },
          { half: 'money', kind: 'bank', balance: '1150.00' },
          { half: 'money', kind: 'landlord', balance: '-769.50' },
          { half: 'money', kind: 'rent_tax', balance: '-150.00' },
          { half: 'money', kind: 'commission', balance: '-230.50' },
        ]
      : [],
});

export const sampleDraw: Disbursement = sampleDisbursement({
  id: 8,
  number: 'PV-000008',
  kind: 'commission',
  party: { type: 'company', id: 1, name: 'RentSafe' },
  amount: '230.50',
  lines: [{ property: null, landlord: null, lease: null, bill: null, amount: '230.50' }],
});

/** The first entry of the book, in 2025. */
export const sampleFirstEntry: Entry = {
  seq: 1,
  kind: 'charge_run',
  effective_on: '2025-06-01',
  recorded_at: '2025-06-01T08:30:00Z',
  user: { id: 1, name: 'Rudo Makoni' },
  reason: null,
  reverses: null,
  reversed_by: null,
  transfers: [],
};
