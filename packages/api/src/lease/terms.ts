import type { LeaseInput } from '@rentsafe/domain/lease';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError, fieldErrors, unknownReference } from '../http/errors.ts';
import { issueText } from '../http/issueText.ts';
import { storedAmount, storedCurrencies } from '../money/wire.ts';
import { partyId } from '../party/repository.ts';

type Terms = Pick<LeaseInput, 'unit' | 'from_on' | 'to_on' | 'business_use' | 'schedules'>;

const beforeStart = (field: string) => fieldError(field, issueText({ code: 'before_start', params: {} }));

/** @throws HttpError 400 for an end before the start. */
export function checkEnd(from_on: string, to_on: string | null | undefined, field = 'to_on'): void {
  if (to_on && to_on < from_on) throw beforeStart(field);
}

/** The unit must be of the book. @throws HttpError 400 at `unit`. */
async function checkUnit(db: Db, clientId: number, unit: number): Promise<void> {
  const found = await rows(
    db,
    sql`SELECT 1 FROM units WHERE id = ${unit} AND client_id = ${clientId} FOR KEY SHARE`,
  );
  if (found.length === 0) throw unknownReference(['unit'], unit);
}

/** VAT is charged by a registered landlord on premises for business. @throws HttpError 400 at `vat`. */
export async function checkVat(
  db: Db,
  {
    unit,
    from_on,
    business_use = false,
    schedules,
  }: Pick<Terms, 'unit' | 'from_on' | 'business_use'> & {
    schedules: readonly Pick<Terms['schedules'][number], 'vat'>[];
  },
): Promise<void> {
  if (!schedules.some(({ vat }) => vat === 'standard')) return;
  const [landlord] = await rows<{ vat_registered: boolean }>(
    db,
    sql`SELECT l.vat_registered FROM units u JOIN ownerships o ON o.property_id = u.property_id
        JOIN landlords l ON l.id = o.landlord_id WHERE u.id = ${unit} AND o.during @> ${from_on}::date`,
  );
  if (!business_use || !landlord?.vat_registered) {
    throw fieldError('vat', 'VAT needs a registered landlord and business use.');
  }
}

/** @throws HttpError 400 where the terms do not agree with each other or with the unit. */
export async function checkTerms(db: Db, clientId: number, terms: Terms): Promise<void> {
  await checkUnit(db, clientId, terms.unit);
  checkEnd(terms.from_on, terms.to_on);
  const late = terms.schedules.flatMap(({ steps }, index) =>
    steps[0]?.from_on === terms.from_on
      ? []
      : [
          {
            path: ['schedules', index, 'steps', 0, 'from_on'],
            message: `The first amount counts from ${terms.from_on}.`,
          },
        ],
  );
  if (late.length > 0) throw fieldErrors(late);
  await checkVat(db, terms);
}

/** Whoever was a party of the lease before may stay one: who looked them up may not have to do so again. */
export async function replaceParties(
  db: Db,
  actor: Actor,
  { lease, clientId }: { lease: number; clientId: number },
  parties: LeaseInput['parties'],
): Promise<void> {
  const before = await rows<{ id: number; individual: number | null; company: number | null }>(
    db,
    sql`DELETE FROM lease_parties lp USING parties p WHERE lp.lease_id = ${lease} AND p.id = lp.party_id
        RETURNING p.id, p.individual_id AS individual, p.company_id AS company`,
  );
  for (const [index, { party, role }] of parties.entries()) {
    const known = before.find((row) => row[party.type] === party.id);
    const id = known?.id ?? (await partyId(db, actor, party, ['parties', index, 'party']));
    await db.execute(
      sql`INSERT INTO lease_parties (client_id, lease_id, party_id, role) VALUES (${clientId}, ${lease}, ${id}, ${role})
          ON CONFLICT DO NOTHING`,
    );
  }
}

export async function insertStep(
  db: Db,
  { schedule, clientId }: { schedule: number; clientId: number },
  { from_on, amount }: { from_on: string; amount: string },
): Promise<void> {
  await db.execute(
    sql`INSERT INTO schedule_steps (client_id, schedule_id, from_on, amount)
        VALUES (${clientId}, ${schedule}, ${from_on}, ${storedAmount(amount)})
        ON CONFLICT (client_id, schedule_id, from_on) DO UPDATE SET amount = excluded.amount`,
  );
}

export async function replaceSchedules(
  db: Db,
  { lease, clientId }: { lease: number; clientId: number },
  schedules: LeaseInput['schedules'],
): Promise<void> {
  await db.execute(sql`DELETE FROM charge_schedules WHERE lease_id = ${lease}`);
  for (const { type, currency, every = 1, vat = 'none', steps } of schedules) {
    const [made] = await rows<{ id: number }>(
      db,
      sql`INSERT INTO charge_schedules (client_id, lease_id, type, currency, every, vat)
          VALUES (${clientId}, ${lease}, ${type}, ${storedCurrencies[currency]}, ${every}, ${vat}) RETURNING id`,
    );
    for (const step of steps) await insertStep(db, { schedule: made?.id ?? 0, clientId }, step);
  }
}
