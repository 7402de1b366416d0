import type { DuplicateMatch } from '@rentsafe/domain/duplicate';
import type { PartyInput, PartyType } from '@rentsafe/domain/party';
import { type Actor, recordEvent } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { isCounted, lockLookups, lookupsLeft, refusalText, requireLookupsLeft } from './allowance.ts';
import { grantNaming, keyOf, nameableOf } from './naming.ts';
import { hiddenOf, OBJECTED } from './objections.ts';
import { readerFor } from './readable.ts';
import { partyOf } from './repository.ts';

/** A number that is asked for. */
interface Asked {
  type: PartyType;
  /** The query parameter or the field with the number. */
  field: string;
  number: string;
}

/** Records that a number was asked for, and lets the client name whom it belongs to, unless they are hidden. */
export async function recordLookup(
  db: Db,
  actor: Actor,
  { type, field, number }: Asked,
  id: number | null,
  isHidden = false,
): Promise<void> {
  await recordEvent(db, actor, {
    action: 'lookup',
    subject: { type, id },
    changes: { [field]: [null, number] },
  });
  if (id !== null && !isHidden) await grantNaming(db, actor, await partyOf(db, { type, id }));
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
  const isHidden = match !== null && (await isHiddenFrom(db, actor, asked.type, match.id));
  await recordLookup(db, actor, asked, match?.id ?? null, isHidden);
  return { match: isHidden ? null : match };
}

const isHiddenFrom = async (db: Db, actor: Actor, type: PartyType, id: number): Promise<boolean> =>
  (await hiddenOf(db, actor, [{ type, id }])).size > 0;

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
    const isHidden = await isHiddenFrom(db, actor, asked.type, id);
    await recordLookup(db, actor, asked, id, isHidden);
    const refusal = isHidden ? new HttpError(409, { [asked.field]: [OBJECTED] }) : (error as HttpError);
    refusal.keepsWrites = true;
    throw refusal;
  }
}

/**
 * Numbers that are asked for at once, such as those of an import, with whom they belong to. Where the actor may name all of them it
 * costs nothing; each of the others is a lookup, in their order, as long as any is left.
 *
 * @returns why, for each number that may not be looked up now.
 */
export async function lookUpAll(
  db: Db,
  actor: Actor,
  asked: ReadonlyMap<string, readonly PartyInput[]>,
): Promise<ReadonlyMap<string, string>> {
  const reader = readerFor(actor);
  if (reader === null) return new Map();
  const known = await nameableOf(db, reader, [...asked.values()].flat());
  const unknown = [...asked].filter(
    ([, parties]) => parties.length === 0 || !parties.every((party) => known.has(keyOf(party))),
  );
  if (unknown.length === 0) return new Map();
  await lockLookups(db, actor);
  const { left } = await lookupsLeft(db, actor);
  const hidden = await hiddenOf(
    db,
    actor,
    unknown.flatMap(([, parties]) => parties),
  );
  for (const [number, parties] of unknown.slice(0, left)) {
    const [{ type } = { type: 'individual' as const }] = parties;
    const field = type === 'company' ? 'registration_number' : 'identification_number';
    // Several have it: a row that names one of them is refused, and grants nothing.
    const id = parties.length === 1 ? (parties[0]?.id ?? null) : null;
    const isHidden = id !== null && hidden.has(keyOf({ type, id }));
    await recordLookup(db, actor, { type, field, number }, id, isHidden);
  }
  const objected = unknown
    .slice(0, left)
    .filter(([, parties]) => parties.some((party) => hidden.has(keyOf(party))));
  const texts = new Map(objected.map(([number]) => [number, OBJECTED]));
  const refused = unknown.slice(left);
  if (refused.length === 0) return texts;
  const text = refusalText(await lookupsLeft(db, actor));
  return new Map([...texts, ...refused.map(([number]) => [number, text] as const)]);
}
