import { type OpeningRowFields, openingRowFields, openingRowNames, readRow } from '@rentsafe/domain/import';
import { toDecimal, toMinor } from '@rentsafe/domain/money';
import { safeParse } from 'zod/mini';
import type { Db } from '../db/database.ts';
import { unknownReferenceText } from '../http/errors.ts';
import { issueTree } from '../http/errorTree.ts';
import { currencyOf } from '../money/wire.ts';
import { type OpeningLease, type OpeningReferences, openingReferences } from './openingReferences.ts';
import type { CheckedRow, SentRow, Target } from './rows.ts';

/** What a new row is posted to. */
export type ReadyOpening = { fields: OpeningRowFields; amount: bigint } & (
  | { kind: 'lease'; lease: OpeningLease; ownership_id: number }
  | { kind: 'landlord'; landlord_id: number; property_id: number }
  | { kind: 'bank'; bank_account_id: number }
);

interface CheckedOpening extends CheckedRow {
  /** What a new row is posted to. */
  ready?: ReadyOpening;
}

type Outcome = Omit<CheckedOpening, keyof SentRow>;

const wrong = (field: string, text: string): Outcome => ({ result: 'error', errors: { [field]: [text] } });

/** What a row is of: two charges may be of one lease, two other balances of one account may not. */
const identityOf = ({ kind, lease_number, property, bank_account, currency, ...charge }: OpeningRowFields) =>
  JSON.stringify([
    kind,
    ...(kind === 'landlord' ? [property] : kind === 'bank' ? [bank_account] : [lease_number]),
    currency,
    ...(kind === 'charge' ? [charge.type, charge.due_on, String(toMinor(charge.amount))] : []),
  ]);

/** What the row is posted to, or why it cannot be. */
function place(fields: OpeningRowFields, references: OpeningReferences): ReadyOpening | Outcome {
  const { kind, lease_number = '', property = 0, bank_account = 0, currency } = fields;
  const amount = toMinor(fields.amount);
  const unowned = `Nobody owns the property on ${references.opening_on}.`;
  if (kind === 'bank') {
    const account = references.bankAccounts.get(bank_account);
    if (!account) return wrong('bank_account', unknownReferenceText(bank_account));
    if (!account.is_active) return wrong('bank_account', 'This account is closed.');
    const own = currencyOf(account.currency);
    if (own !== currency) return wrong('currency', `This must be in ${own}.`);
    return { kind, fields, amount, bank_account_id: account.id };
  }
  if (kind === 'landlord') {
    const owner = references.properties.get(property);
    if (!owner) return wrong('property', unknownReferenceText(property));
    const { landlord_id, property_id } = owner;
    return landlord_id === null
      ? wrong('property', unowned)
      : { kind, fields, amount, landlord_id, property_id };
  }
  const lease = references.leases.get(lease_number);
  if (!lease) return wrong('lease_number', 'No lease has this number.');
  if (lease.state === 'draft' || lease.state === 'cancelled') {
    return wrong('lease_number', `Not possible in state ${lease.state}.`);
  }
  const { ownership_id } = lease;
  return ownership_id === null
    ? wrong('lease_number', unowned)
    : { kind: 'lease', fields, amount, lease, ownership_id };
}

/** What each row of opening balances would become, in their order. */
export async function checkOpening(
  db: Db,
  target: Target,
  sent: readonly SentRow[],
): Promise<CheckedOpening[]> {
  const parsed = sent.map(({ key, data }) => {
    const read = readRow(data, openingRowNames);
    return { key, data: read, parse: safeParse(openingRowFields, read, { reportInput: true }) };
  });
  const references = await openingReferences(
    db,
    target,
    parsed.flatMap(({ parse }) => parse.data ?? []),
    parsed.map(({ key }) => key),
  );
  const amounts = new Map(
    references.others.map((fields) => [identityOf(fields), toMinor(fields.amount)] as const),
  );
  const judge = (fields: OpeningRowFields): Outcome => {
    const ready = place(fields, references);
    if ('result' in ready) return ready;
    const identity = identityOf(fields);
    const before = amounts.get(identity);
    if (before === ready.amount) return { result: 'duplicate', errors: {} };
    if (before !== undefined) return wrong('amount', `An opening balance of ${toDecimal(before)} is there.`);
    amounts.set(identity, ready.amount);
    return { result: 'new', errors: {}, ready };
  };
  return parsed.map(({ key, data, parse }) =>
    parse.success
      ? { key, data: parse.data, ...judge(parse.data) }
      : { key, data, result: 'error', errors: issueTree(parse.error) as Record<string, string[]> },
  );
}
