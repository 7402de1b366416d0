import { type OpeningRowFields, openingRowFields } from '@rentsafe/domain/import';
import { leaseOnceInForce } from '@rentsafe/domain/lease';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { reconciledText } from '../bankAccount/reconciled.ts';
import type { Db } from '../db/database.ts';
import { unknownReferenceText } from '../http/errors.ts';
import { currencyOf } from '../money/wire.ts';
import { type OpeningLease, type OpeningReferences, openingReferences } from './openingReferences.ts';
import {
  type CheckedRow,
  type ParsedRow,
  parseRow,
  type RowErrors,
  type SentRow,
  type Target,
} from './rows.ts';

/** What a row is posted to. */
type Place =
  | { kind: 'lease'; lease: OpeningLease; ownership_id: number }
  | { kind: 'landlord'; landlord_id: number; property_id: number }
  | { kind: 'bank'; bank_account_id: number };

export type ReadyOpening = Place & { fields: OpeningRowFields; amount: bigint };

interface CheckedOpening extends CheckedRow {
  /** What a new row is posted to. */
  ready?: ReadyOpening;
}

type Outcome = Omit<CheckedOpening, keyof SentRow>;

const wrong = (field: string, text: string): RowErrors => ({ [field]: [text] });

/** What a row is of: two charges may be of one lease, two other balances of one account may not. */
const identityOf = ({ kind, lease_number, property, bank_account, currency, ...charge }: OpeningRowFields) =>
  JSON.stringify([
    kind,
    ...(kind === 'landlord' ? [property] : kind === 'bank' ? [bank_account] : [lease_number]),
    currency,
    ...(kind === 'charge' ? [charge.type, charge.due_on, String(toMinor(charge.amount))] : []),
  ]);

/** What a row is posted to, or why it cannot be; nothing where it does not say. */
function placeOf(
  { kind, lease_number, property, bank_account, currency }: Partial<OpeningRowFields>,
  references: OpeningReferences,
): { errors: RowErrors; place?: Place } {
  const unowned = `Nobody owns the property on ${references.opening_on}.`;
  if (kind === undefined) return { errors: {} };
  if (kind === 'bank') {
    if (bank_account === undefined) return { errors: {} };
    const account = references.bankAccounts.get(bank_account);
    if (!account) return { errors: wrong('bank_account', unknownReferenceText(bank_account)) };
    const own = currencyOf(account.currency);
    return {
      errors: {
        ...(!account.is_active && wrong('bank_account', 'This account is closed.')),
        ...(account.reconciled_on &&
          account.reconciled_on >= references.opening_on &&
          wrong('bank_account', reconciledText(account.reconciled_on))),
        ...(currency !== undefined && currency !== own && wrong('currency', `This must be in ${own}.`)),
      },
      place: { kind, bank_account_id: account.id },
    };
  }
  if (kind === 'landlord') {
    if (property === undefined) return { errors: {} };
    const owner = references.properties.get(property);
    if (!owner) return { errors: wrong('property', unknownReferenceText(property)) };
    const { landlord_id, property_id } = owner;
    return landlord_id === null
      ? { errors: wrong('property', unowned) }
      : { errors: {}, place: { kind, landlord_id, property_id } };
  }
  if (lease_number === undefined) return { errors: {} };
  const lease = references.leases.get(lease_number);
  if (!lease) return { errors: wrong('lease_number', 'No lease has this number.') };
  if (!leaseOnceInForce.includes(lease.state)) {
    return { errors: wrong('lease_number', `Not possible in state ${lease.state}.`) };
  }
  const { ownership_id } = lease;
  return ownership_id === null
    ? { errors: wrong('lease_number', unowned) }
    : { errors: {}, place: { kind: 'lease', lease, ownership_id } };
}

/** What each row of opening balances would become, in their order. */
export async function checkOpening(
  db: Db,
  target: Target,
  sent: readonly SentRow[],
): Promise<CheckedOpening[]> {
  const parsed = sent.map((row) => parseRow(openingRowFields, row));
  const references = await openingReferences(
    db,
    target,
    parsed.map(({ fields }) => fields),
    parsed.map(({ key }) => key),
  );
  const amounts = new Map(
    references.others.map((fields) => [identityOf(fields), toMinor(fields.amount)] as const),
  );
  const judge = ({ whole, fields, errors: own }: ParsedRow<OpeningRowFields>): Outcome => {
    const { errors: found, place } = placeOf(fields, references);
    const errors = { ...own, ...found };
    if (!whole || !place || Object.keys(errors).length > 0) return { result: 'error', errors };
    const amount = toMinor(whole.amount);
    const identity = identityOf(whole);
    const before = amounts.get(identity);
    if (before === amount) return { result: 'duplicate', errors: {} };
    if (before !== undefined) {
      return {
        result: 'error',
        errors: wrong('amount', `An opening balance of ${toDecimal(before)} is there.`),
      };
    }
    amounts.set(identity, amount);
    return { result: 'new', errors: {}, ready: { ...place, fields: whole, amount } };
  };
  return parsed.map((row) => ({ key: row.key, data: row.data, ...judge(row) }));
}
