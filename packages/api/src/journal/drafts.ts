import { today } from '@rentsafe/domain/date';
import type { Journal, JournalInput, JournalPatch } from '@rentsafe/domain/journal';
import { type LeaseState, leaseOnceInForce } from '@rentsafe/domain/lease';
import { toMinor } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import type { StepContext } from '../book/steps.ts';
import { type Db, rows } from '../db/database.ts';
import { journals } from '../db/schema.ts';
import { fieldError, unknownReference, wrongState } from '../http/errors.ts';
import { issueText } from '../http/issueText.ts';
import { checkDay } from '../ledger/days.ts';
import { storedCurrencies } from '../money/wire.ts';
import { partyId } from '../party/repository.ts';
import { type Change, insertRecord } from '../resource/records.ts';
import { readJournal } from './read.ts';

const none = { lease_id: null, landlord_id: null, property_id: null, party_id: null };

const required = (field: string) => fieldError(field, issueText({ code: 'required', params: {} }));

/** @throws HttpError 400 for a lease that is not of the book, 409 for one that was never in force. */
async function customerAccount(db: Db, clientId: number, lease: number | null | undefined) {
  if (!lease) throw required('lease');
  const [found] = await rows<{ state: LeaseState }>(
    db,
    sql`SELECT state FROM leases WHERE id = ${lease} AND client_id = ${clientId}`,
  );
  if (!found) throw unknownReference(['lease'], lease);
  if (!leaseOnceInForce.includes(found.state)) throw wrongState(found.state);
  return { ...none, lease_id: lease };
}

type Supplier = JournalInput['party'] | number;

const supplierId = async (db: Db, actor: Actor, party: NonNullable<Supplier>) =>
  typeof party === 'number' ? party : partyId(db, actor, party, ['party']);

/** @throws HttpError 400 for a property or a landlord that are not of the book, or do not belong together; or without a property, but of a supplier who is owed less. */
async function creditorAccount(
  db: Db,
  actor: Actor,
  clientId: number,
  {
    kind,
    landlord,
    property,
    party,
  }: Pick<JournalInput, 'kind' | 'landlord' | 'property'> & { party?: Supplier },
) {
  if (!landlord === !party) throw fieldError('party', 'Name a landlord or a supplier.');
  if (!property) {
    // A bill is paid by the landlord of a property; what lowers bills may lower those for any.
    if (!party || kind === 'creditor_credit') throw required('property');
    return { ...none, party_id: await supplierId(db, actor, party) };
  }
  const isOwn = async (table: 'properties' | 'landlords', id: number) =>
    (await rows(db, sql`SELECT FROM ${sql.identifier(table)} WHERE id = ${id} AND client_id = ${clientId}`))
      .length > 0;
  if (!(await isOwn('properties', property))) throw unknownReference(['property'], property);
  if (party) return { ...none, property_id: property, party_id: await supplierId(db, actor, party) };
  if (!landlord || !(await isOwn('landlords', landlord))) throw unknownReference(['landlord'], landlord ?? 0);
  const owned = await rows(
    db,
    sql`SELECT FROM ownerships WHERE property_id = ${property} AND landlord_id = ${landlord} LIMIT 1`,
  );
  if (owned.length === 0) throw fieldError('property', 'The landlord never owned this property.');
  return { ...none, property_id: property, landlord_id: landlord };
}

const isOfCustomer = (kind: JournalInput['kind']) => kind === 'customer_debit' || kind === 'customer_credit';

const moneyOf = ({ amount, currency }: JournalInput['amount']) => ({
  amount: toMinor(amount),
  currency: storedCurrencies[currency],
});

/**
 * Drafts a journal. Nothing is posted yet, so that what is open and available is checked later.
 *
 * @throws HttpError 400 for an account that is not of the book, or a day to come or locked; 409 for a lease that was never in force.
 */
export async function insertJournal(
  db: Db,
  actor: Actor,
  client_id: number,
  { kind, lease, amount, on, reason, ...creditor }: JournalInput,
): Promise<Journal> {
  if (actor.userId === null) throw new Error('A journal has a maker.');
  await lockBook(db, client_id);
  const account = isOfCustomer(kind)
    ? await customerAccount(db, client_id, lease)
    : await creditorAccount(db, actor, client_id, { kind, ...creditor });
  const on_date = on ?? today(actor.now);
  await checkDay(db, client_id, { day: on_date, field: 'on', now: actor.now });
  const values = { client_id, kind, ...account, ...moneyOf(amount), on_date, reason, made_by: actor.userId };
  const made = await insertRecord(db, actor, { table: journals, type: 'journal', values });
  if (!made) throw new Error('No journal was made.');
  return readJournal(db, made.id);
}

/** The account of a draft after a change: what was left out stays, but that a landlord and a supplier exclude each other. */
function changedAccount(
  db: Db,
  actor: Actor,
  { client_id, kind, ...row }: typeof journals.$inferSelect,
  { lease = row.lease_id, landlord, property = row.property_id, party }: JournalPatch,
) {
  if (isOfCustomer(kind)) return customerAccount(db, client_id, lease);
  const kept = <Id>(own: Id | undefined, stored: Id, other: unknown) =>
    own ?? (own === undefined && !other ? stored : null);
  return creditorAccount(db, actor, client_id, {
    kind,
    property,
    landlord: kept<number | null>(landlord, row.landlord_id, party),
    party: kept<NonNullable<Supplier> | null>(party, row.party_id, landlord),
  });
}

/** What a draft becomes. @throws HttpError as `insertJournal`. */
export async function changeDraft(
  { db, actor, body }: StepContext<JournalPatch>,
  row: typeof journals.$inferSelect,
): Promise<Change<typeof journals>> {
  const { version, amount, on, reason, ...account } = body;
  if (on) await checkDay(db, row.client_id, { day: on, field: 'on', now: actor.now });
  return {
    values: {
      ...(Object.keys(account).length > 0 && (await changedAccount(db, actor, row, { version, ...account }))),
      ...(amount && moneyOf(amount)),
      ...(on && { on_date: on }),
      ...(reason && { reason }),
    },
  };
}
