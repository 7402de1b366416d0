import type { CustomerStatement } from '@rentsafe/domain/ledgerReport';
import type { Currency } from '@rentsafe/domain/money';
import { toDecimal } from '@rentsafe/format/money';

type Line = CustomerStatement['lines'][number];
type Movement = [
  entry: number,
  date: string,
  kind: Line['kind'],
  number: string,
  description: string,
  minor: bigint,
];

/** What was charged and, below zero, received and credited, in cents: 900.00 is owed in US dollars, as in the sample balance. */
const movements: Readonly<Record<Currency, readonly Movement[]>> = {
  USD: [
    [4, '2025-12-01', 'charge_run', 'INV-000004', 'Rent, December 2025', 45_000n],
    [9, '2025-12-29', 'receipt', 'RC-000004', 'EFT 118', -2_550n],
    [15, '2026-01-01', 'charge_run', 'INV-000011', 'Rent, January 2026', 45_000n],
    [18, '2026-01-06', 'receipt', 'RC-000009', 'EFT 131', -142_450n],
    [22, '2026-01-14', 'receipt_reversal', 'RC-000009', 'The transfer was returned', 142_450n],
    [26, '2026-02-01', 'charge_run', 'INV-000017', 'Rent, February 2026', 45_000n],
    [30, '2026-02-04', 'receipt', 'RC-000012', '=EFT 140', -85_000n],
    [33, '2026-02-10', 'credit_note', 'CN-000001', 'Broken geyser', -5_000n],
    [38, '2026-03-01', 'charge_run', 'INV-000021', 'Rent, March 2026', 47_550n],
  ],
  ZIG: [
    [15, '2026-01-01', 'charge_run', 'INV-000012', 'Service, January 2026', 150_000n],
    [20, '2026-01-09', 'receipt', 'RC-000010', 'EcoCash 7781', -150_000n],
    [39, '2026-03-01', 'charge_run', 'INV-000022', 'Service, March 2026', 150_000n],
  ],
};

/** The statement that is asked for, of the movements of one lease. */
export function sampleStatement(query: URLSearchParams): CustomerStatement {
  const [currency, from, to] = ['currency', 'from', 'to'].map((name) => query.get(name) ?? '') as [
    Currency,
    string,
    string,
  ];
  let opening = 0n;
  let balance = 0n;
  const lines: Line[] = [];
  for (const [entry, date, kind, number, description, minor] of movements[currency]) {
    if (date > to) break;
    balance += minor;
    if (date < from) opening = balance;
    else {
      const [debit, credit] = minor > 0n ? [minor, 0n] : [0n, -minor];
      const amounts = { debit: toDecimal(debit), credit: toDecimal(credit), balance: toDecimal(balance) };
      lines.push({ corrects: [], entry, date, kind, number, description, ...amounts });
    }
  }
  return {
    lease: { id: Number(query.get('lease')), number: 'L-0007' },
    tenant: { type: 'individual', id: 1, name: 'Tariro Ncube' },
    currency,
    from,
    to,
    known_seq: 41,
    opening: toDecimal(opening),
    lines,
    closing: toDecimal(balance),
  };
}
