import type { Deposit } from '@rentsafe/domain/deposit';
import type { Lease, LeaseCharges } from '@rentsafe/domain/lease';
import type { CustomerStatement } from '@rentsafe/domain/ledgerReport';
import type { Currency } from '@rentsafe/domain/money';
import { laterOf, type PlainDate } from '@rentsafe/format/date';
import { type Minor, toMinor } from '@rentsafe/format/money';

type Line = CustomerStatement['lines'][number];

/** Something that counts in a final account: what the tenant owes, or holds, is above zero. */
export interface AccountLine {
  key: string;
  text: string;
  /** Of what happened on one day. */
  on: PlainDate | null;
  minor: Minor;
}

export interface FinalAccountOf {
  currency: Currency;
  /** What was charged and paid, with what is still to be charged until the last day. */
  account: readonly AccountLine[];
  /** The sum of `account`. */
  owed: Minor;
  /** What became of the deposit. */
  deposit: readonly AccountLine[];
  held: Minor;
  /** What goes back to the tenant; below zero, what the tenant still owes. */
  back: Minor;
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, minor) => total + minor, 0n);
const movementOf = ({ debit, credit }: Line): Minor => toMinor(debit) - toMinor(credit);

type Group =
  | 'Rent and services charged'
  | 'Other charges'
  | 'Credited'
  | 'Adjusted'
  | 'Brought forward'
  | 'Paid back';

const TO_BE_CHARGED = 'Rent and services until the last day, not charged yet';

export const toBeCharged = ({ account }: FinalAccountOf): Minor =>
  account.find(({ key }) => key === TO_BE_CHARGED)?.minor ?? 0n;

/** Where the movements of a statement stand in the account; all others are money that was received. */
const groups: Partial<Record<Line['kind'], Group>> = {
  charge: 'Other charges',
  charge_run: 'Rent and services charged',
  credit_note: 'Credited',
  write_off: 'Credited',
  journal: 'Adjusted',
  journal_reversal: 'Adjusted',
  opening: 'Brought forward',
  opening_reversal: 'Brought forward',
  disbursement_approval: 'Paid back',
  disbursement_failure: 'Paid back',
};

/** The last day of a lease; of one without an end, today. */
export const lastDayOfLease = ({ to_on }: Pick<Lease, 'to_on'>, today: PlainDate): PlainDate =>
  to_on ?? today;

/** The days of the statement that it is made from: damage is often charged after the last day. */
export const accountPeriod = (lease: Lease, today: PlainDate) => ({
  from: lease.from_on,
  to: laterOf(lease.from_on, laterOf(lastDayOfLease(lease, today), today)),
});

/** The deductions that stand: one that was taken back has the number of its receipt twice. */
const deductionsIn = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(
    ({ kind, number }) =>
      kind === 'deposit_deduction' &&
      !lines.some((other) => other.kind === 'receipt_reversal' && other.number === number),
  );

interface Parts {
  lastDay: PlainDate;
  schedule: LeaseCharges['results'];
  deposits: readonly Deposit[];
}

/** A lease in one currency at its end; undefined where nothing ever moved. */
export function finalAccountOf(
  { currency, opening, lines }: CustomerStatement,
  { lastDay, schedule, deposits }: Parts,
): FinalAccountOf | undefined {
  const deposit = deposits.find((row) => row.currency === currency);
  const deducted = toMinor(deposit?.deducted ?? '0');
  const inGroup = (group?: Group) => sum(lines.filter(({ kind }) => groups[kind] === group).map(movementOf));
  const toCharge = sum(
    schedule
      .filter((row) => row.charge === null && row.currency === currency && row.charged_on <= lastDay)
      .map(({ amount }) => toMinor(amount)),
  );
  const line = (text: string, minor: Minor): AccountLine => ({ key: text, text, on: null, minor });
  const account = [
    line('Brought forward', toMinor(opening) + inGroup('Brought forward')),
    line('Rent and services charged', inGroup('Rent and services charged')),
    line(TO_BE_CHARGED, toCharge),
    line('Other charges', inGroup('Other charges')),
    line('Credited', inGroup('Credited')),
    line('Adjusted', inGroup('Adjusted')),
    line('Received', inGroup() + deducted),
    line('From the deposit', -deducted),
    line('Paid back', inGroup('Paid back')),
  ].filter(({ minor }) => minor !== 0n);
  const held = toMinor(deposit?.held ?? '0');
  const refunded = toMinor(deposit?.refunded ?? '0');
  const received = held + deducted + refunded;
  if (account.length === 0 && received === 0n) return undefined;
  const owed = sum(account.map(({ minor }) => minor));
  return {
    currency,
    account,
    owed,
    deposit:
      received === 0n
        ? []
        : [
            line('Deposit received', received),
            ...deductionsIn(lines).map((deduction) => ({
              key: String(deduction.entry),
              text: `Deducted: ${deduction.description}`,
              on: deduction.date,
              minor: movementOf(deduction),
            })),
            ...(refunded > 0n ? [line('Refunded', -refunded)] : []),
          ],
    held,
    back: held - owed,
  };
}
