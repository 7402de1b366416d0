import { today } from '@rentsafe/domain/date';
import type {
  Disbursement,
  DisbursementInput,
  DisbursementKind,
  DisbursementLineInput,
  DisbursementPatch,
} from '@rentsafe/domain/disbursement';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { activeAccount } from '../bankAccount/repository.ts';
import { lockBook } from '../book/lock.ts';
import type { StepContext } from '../book/steps.ts';
import { type Db, rows } from '../db/database.ts';
import { disbursements } from '../db/schema.ts';
import { fieldErrors, unknownReferenceText } from '../http/errors.ts';
import { issueText } from '../http/issueText.ts';
import { type StoredCurrency, storedAmount } from '../money/wire.ts';
import { partyId } from '../party/repository.ts';
import { listChanges } from '../resource/changes.ts';
import { type Change, insertRecord } from '../resource/records.ts';
import { readDisbursement } from './read.ts';

/** Of whom and to whom. */
export interface Purpose {
  client_id: number;
  kind: DisbursementKind;
  party_id: number;
  currency: StoredCurrency;
}

export interface NewLine {
  landlord_id: number | null;
  property_id: number | null;
  lease_id: number | null;
  bill_id: number | null;
  amount: string;
}

/** What a line of each kind names. */
const named: Readonly<Record<DisbursementKind, 'property' | 'bill' | 'lease' | null>> = {
  landlord: 'property',
  rent_tax: 'property',
  bill: 'bill',
  deposit: 'lease',
  credit: 'lease',
  commission: null,
};

type Problem = { field: keyof DisbursementLineInput; message: string };

const unknown = (field: Problem['field'], id: number): Problem => ({
  field,
  message: unknownReferenceText(id),
});

/** The landlord whose money it is: the one that is named, else the owner today. Only the landlord is paid with it. */
async function landlordOfLine(
  db: Db,
  { client_id, kind, party_id }: Purpose,
  { property, landlord }: { property: number; landlord: number | null | undefined },
  now: Date,
): Promise<number | Problem> {
  const [found] = await rows<{ landlord_id: number | null; party_id: number | null }>(
    db,
    sql`SELECT l.id AS landlord_id, l.party_id FROM properties r LEFT JOIN landlords l ON l.client_id = r.client_id AND l.id = ${
      landlord ??
      sql`(SELECT landlord_id FROM ownerships WHERE property_id = r.id AND during @> ${today(now)}::date)`
    } WHERE r.id = ${property} AND r.client_id = ${client_id}`,
  );
  if (!found) return unknown('property', property);
  if (found.landlord_id === null) {
    return landlord
      ? unknown('landlord', landlord)
      : { field: 'landlord', message: 'Nobody owns the property today.' };
  }
  if (kind === 'landlord' && found.party_id !== party_id) {
    return { field: landlord ? 'landlord' : 'property', message: 'This is the money of another landlord.' };
  }
  return found.landlord_id;
}

/** A bill of the payee, or a lease, of the book. */
async function isOwn(
  db: Db,
  { client_id, party_id, currency }: Purpose,
  field: 'bill' | 'lease',
  id: number,
): Promise<boolean> {
  const found = await rows(
    db,
    field === 'bill'
      ? sql`SELECT 1 FROM bills WHERE id = ${id} AND client_id = ${client_id} AND party_id = ${party_id}
            AND currency = ${currency}`
      : sql`SELECT 1 FROM leases WHERE id = ${id} AND client_id = ${client_id}`,
  );
  return found.length > 0;
}

async function readLine(
  db: Db,
  purpose: Purpose,
  { amount, ...line }: DisbursementLineInput,
  now: Date,
): Promise<NewLine | Problem> {
  const none = { landlord_id: null, property_id: null, lease_id: null, bill_id: null };
  const field = named[purpose.kind];
  const stored = { ...none, amount: storedAmount(amount) };
  if (field === null) return stored;
  const id = line[field];
  if (!id) return { field, message: issueText({ code: 'required', params: {} }) };
  if (field === 'property') {
    const landlord = await landlordOfLine(db, purpose, { property: id, landlord: line.landlord }, now);
    return typeof landlord === 'number' ? { ...stored, landlord_id: landlord, property_id: id } : landlord;
  }
  if (!(await isOwn(db, purpose, field, id))) return unknown(field, id);
  return { ...stored, [`${field}_id`]: id };
}

/** @throws HttpError 400 at the fields of lines that name nothing, or money of someone else. */
async function readLines(
  db: Db,
  purpose: Purpose,
  lines: readonly DisbursementLineInput[],
  now: Date,
): Promise<NewLine[]> {
  const found: (NewLine | Problem)[] = [];
  for (const line of lines) found.push(await readLine(db, purpose, line, now));
  const wrong = found.flatMap((line, index) =>
    'field' in line ? [{ path: ['lines', index, line.field], message: line.message }] : [],
  );
  if (wrong.length > 0) throw fieldErrors(wrong);
  return found.filter((line): line is NewLine => !('field' in line));
}

export async function insertLines(
  db: Db,
  id: number,
  { client_id, kind, currency }: Omit<Purpose, 'party_id'>,
  lines: readonly NewLine[],
): Promise<void> {
  const numbered = lines.map((line, index) => ({ ...line, line: index + 1 }));
  await db.execute(sql`INSERT INTO disbursement_lines (client_id, disbursement_id, line, kind, currency, landlord_id, property_id,
      lease_id, bill_id, amount)
    SELECT ${client_id}, ${id}, line, ${kind}, ${currency}, landlord_id, property_id, lease_id, bill_id, amount
    FROM json_to_recordset(${JSON.stringify(numbered)}::json) AS l (line int, landlord_id bigint, property_id bigint,
      lease_id bigint, bill_id bigint, amount bigint)`);
}

/** Writes a draft with its lines, in a locked book. Returns its id. */
export async function insertDraft(
  db: Db,
  actor: Actor,
  bank_account_id: number,
  purpose: Purpose,
  lines: readonly NewLine[],
): Promise<number> {
  if (actor.userId === null) throw new Error('A disbursement has a maker.');
  const values = { ...purpose, bank_account_id, made_by: actor.userId };
  const made = await insertRecord(db, actor, { table: disbursements, type: 'disbursement', values });
  if (!made) throw new Error('No disbursement was made.');
  await insertLines(db, made.id, purpose, lines);
  return made.id;
}

/** @throws HttpError 400 for an unknown payee, a closed account, or lines that name nothing, or money of someone else. */
export async function insertDisbursement(
  db: Db,
  actor: Actor,
  client_id: number,
  { kind, party, bank_account, lines }: DisbursementInput,
): Promise<Disbursement> {
  await lockBook(db, client_id);
  const party_id = await partyId(db, actor, party, ['party']);
  const { currency } = await activeAccount(db, client_id, bank_account);
  const purpose = { client_id, kind, party_id, currency };
  const read = await readLines(db, purpose, lines, actor.now);
  return readDisbursement(db, await insertDraft(db, actor, bank_account, purpose, read));
}

/** Writes what a draft becomes, with its lines. @throws HttpError as `insertDisbursement`. */
export async function changeDraft(
  { db, actor, body: { bank_account, lines } }: StepContext<DisbursementPatch>,
  row: typeof disbursements.$inferSelect,
): Promise<Change<typeof disbursements>> {
  const { id, client_id, kind, party_id } = row;
  const before = await readDisbursement(db, id);
  const account = bank_account ?? row.bank_account_id;
  const { currency } = await activeAccount(db, client_id, account);
  const purpose = { client_id, kind, party_id, currency };
  const read = await readLines(db, purpose, lines ?? before.lines.map(sentLine), actor.now);
  await db.execute(sql`DELETE FROM disbursement_lines WHERE disbursement_id = ${id}`);
  await db.execute(
    sql`UPDATE disbursements SET currency = ${currency}, bank_account_id = ${account} WHERE id = ${id}`,
  );
  await insertLines(db, id, purpose, read);
  const after = await readDisbursement(db, id);
  return { values: { bank_account_id: account }, lists: listChanges(before, after, ['lines']) };
}

/** A line as it would be sent. */
const sentLine = ({ property, landlord, lease, bill, amount }: Disbursement['lines'][number]) => ({
  ...{ property: property?.id, landlord, lease: lease?.id, bill: bill?.id, amount },
});
