import type { DuplicateMatch } from '@rentsafe/domain/duplicate';
import type { PartyType } from '@rentsafe/domain/party';
import { type Actor, recordEvent } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { isCounted, requireLookupsLeft } from './allowance.ts';
import { grantNaming } from './naming.ts';
import { partyOf } from './repository.ts';

/** A number that is asked for. */
export interface Asked {
  type: PartyType;
  /** The query parameter or the field with the number. */
  field: string;
  number: string;
}

/** Records that a number was asked for, and lets the client name whom it belongs to. */
export async function recordLookup(
  db: Db,
  actor: Actor,
  { type, field, number }: Asked,
  id: number | null,
): Promise<void> {
  await recordEvent(db, actor, {
    action: 'lookup',
    subject: { type, id },
    changes: { [field]: [null, number] },
  });
  if (id !== null) await grantNaming(db, actor, await partyOf(db, { type, id }));
}

/**
 * Who has a number, in the transaction that records the lookup of a client's user. Such a user may not go through numbers: there
 * is a limit, and what can be no number is refused without being counted.
 *
 * @param fault what is wrong with the number's form, if anything.
 */
export async function lookUp(
  db: Db,
  actor: Actor,
  asked: Asked & { fault: string | null },
  find: () => Promise<DuplicateMatch['match']>,
): Promise<DuplicateMatch> {
  if (!isCounted(actor)) return { match: await find() };
  if (asked.fault !== null) throw fieldError(asked.field, asked.fault);
  await requireLookupsLeft(db, actor);
  const match = await find();
  await recordLookup(db, actor, asked, match?.id ?? null);
  return { match };
}

const existingId = (error: unknown): number | undefined =>
  error instanceof HttpError && error.status === 409
    ? (error.body as { existing?: { id: number } }).existing?.id
    : undefined;

/**
 * Creates a record. Of a client's user that is a lookup, also when it is refused as a duplicate: the refusal says whose the number
 * is, and what is recorded of it stays.
 */
export async function createCounted<Made extends { id: number }>(
  db: Db,
  actor: Actor,
  asked: Asked,
  create: () => Promise<Made>,
): Promise<Made> {
  if (!isCounted(actor)) return create();
  await requireLookupsLeft(db, actor);
  try {
    const made = await create();
    await recordLookup(db, actor, asked, made.id);
    return made;
  } catch (error) {
    const id = existingId(error);
    if (id === undefined) throw error;
    await recordLookup(db, actor, asked, id);
    (error as HttpError).keepsWrites = true;
    throw error;
  }
}
