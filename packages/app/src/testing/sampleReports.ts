import type { AgeingPage, AgeingRow, CollectionPage, CollectionRow } from '@rentsafe/domain/ledgerReport';
import type { Currency } from '@rentsafe/domain/money';
import type { Party } from '@rentsafe/domain/party';
import { type Minor, toDecimal } from '@rentsafe/format/money';

type Amounts = CollectionPage['totals'];

const whole = { next: null, previous: null };
const tenants: readonly Party[] = [
  { type: 'individual', id: 1, name: 'Tariro Ncube' },
  { type: 'company', id: 3, name: 'Baobab Trading' },
];

const sum = (minors: readonly Minor[]) => minors.reduce((total, minor) => total + minor, 0n);

/** In cents: brought forward, net, VAT, paid and adjusted. */
const collected: Readonly<Record<Currency, readonly (readonly Minor[])[]>> = {
  USD: [
    [45_000n, 47_550n, 0n, -85_000n, -5_000n],
    [0n, 123_456n, 19_136n, -142_592n, 0n],
  ],
  ZIG: [[0n, 150_000n, 0n, 0n, 0n]],
};

function amountsOf(rows: readonly (readonly Minor[])[]): Amounts {
  const [forward = 0n, net = 0n, vat = 0n, paid = 0n, adjusted = 0n] = [0, 1, 2, 3, 4].map((column) =>
    sum(rows.map((row) => row[column] ?? 0n)),
  );
  return {
    balance_brought_forward: toDecimal(forward),
    amount_charged_excl_vat: toDecimal(net),
    vat: toDecimal(vat),
    amount_charged_incl_vat: toDecimal(net + vat),
    amount_paid: toDecimal(paid),
    adjustments: toDecimal(adjusted),
    end_balance: toDecimal(forward + net + vat + paid + adjusted),
  };
}

/** What two leases were charged and paid. */
export function sampleCollection(query: URLSearchParams): CollectionPage {
  const rows = collected[query.get('currency') as Currency];
  const results = rows.map(
    (row, index): CollectionRow => ({
      lease_id: 7 - index,
      lease: { id: 7 - index, number: `L-000${7 - index}` },
      tenant: tenants[index] ?? null,
      ...amountsOf([row]),
    }),
  );
  return { ...whole, count: results.length, results, totals: amountsOf(rows) };
}

/** In cents, by age. */
const owed: Readonly<Record<Currency, readonly (readonly Minor[])[]>> = {
  USD: [
    [0n, 142_592n, 0n, 0n, 123_456_00n],
    [-5_000n, 47_550n, 45_000n, 0n, 0n],
  ],
  ZIG: [[0n, 150_000n, 0n, 0n, 0n]],
};

const agedOf = (rows: readonly (readonly Minor[])[]) => {
  const buckets = [0, 1, 2, 3, 4].map((column) => sum(rows.map((row) => row[column] ?? 0n)));
  return {
    buckets: buckets.map((minor) => toDecimal(minor)) as AgeingRow['buckets'],
    total: toDecimal(sum(buckets)),
  };
};

/** What two leases owe, the larger first. */
export function sampleAgeing(query: URLSearchParams): AgeingPage {
  const rows = owed[query.get('currency') as Currency];
  const results = rows.map(
    (row, index): AgeingRow => ({
      lease: { id: 6 + index, number: `L-000${6 + index}` },
      tenant: tenants[1 - index] ?? null,
      property: { id: 5 - index, name: index === 0 ? 'Kopje Offices' : 'Msasa Court' },
      ...agedOf([row]),
      oldest_due_on: index === 0 ? '2025-09-01' : '2026-01-01',
    }),
  );
  return {
    ...whole,
    count: results.length,
    results,
    as_at: query.get('as_at') ?? '',
    known_seq: 41,
    totals: agedOf(rows),
  };
}
