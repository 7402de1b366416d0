import type { PartyInput } from '@rentsafe/domain/party';
import type { Ownership } from '@rentsafe/domain/property';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { properties } from '../db/schema.ts';
import { fieldError } from '../http/errors.ts';
import { landlordOf } from '../landlord/repository.ts';
import { partyJson } from '../party/repository.ts';
import { changeRecord } from '../resource/records.ts';

export const listOwnerships = (db: Db, property: number): Promise<Ownership[]> =>
  rows<Ownership>(
    db,
    sql`SELECT o.id, ${partyJson()} AS landlord, o.from_on::text AS from_on, o.to_on::text AS to_on
        FROM ownerships o JOIN landlords l ON l.id = o.landlord_id JOIN parties p ON p.id = l.party_id
        WHERE o.property_id = ${property} ORDER BY o.from_on DESC`,
  );

/** Adds a period that is over. @throws HttpError 400 where it overlaps another. */
export async function insertOwnership(
  db: Db,
  actor: Actor,
  { id, clientId }: { id: number; clientId: number },
  { landlord, from_on, to_on }: { landlord: PartyInput; from_on: string; to_on: string },
): Promise<Ownership[]> {
  if (to_on < from_on) throw fieldError('to_on', `Not before ${from_on}.`);
  const landlordId = await landlordOf(db, actor, clientId, landlord);
  await changeRecord(db, actor, { table: properties, type: 'property', id, version: 'any' }, async () => {
    const [taken] = await rows<Pick<Ownership, 'from_on' | 'to_on'>>(
      db,
      sql`SELECT from_on::text, to_on::text FROM ownerships WHERE property_id = ${id}
          AND during && daterange(${from_on}::date, ${to_on}::date, '[]') ORDER BY from_on LIMIT 1`,
    );
    if (taken) {
      const { from_on: from, to_on: to } = taken;
      const [field, period] = to ? ['from_on', `from ${from} to ${to}`] : ['to_on', `since ${from}`];
      throw fieldError(field, `Owned ${period}.`);
    }
    await db.execute(sql`INSERT INTO ownerships (client_id, property_id, landlord_id, from_on, to_on)
      VALUES (${clientId}, ${id}, ${landlordId}, ${from_on}, ${to_on})`);
    return {
      values: {},
      lists: { landlord: [null, landlordId], from_on: [null, from_on], to_on: [null, to_on] },
    };
  });
  return listOwnerships(db, id);
}
