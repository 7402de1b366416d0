import type { Budget, BudgetInput } from '@rentsafe/domain/maintenanceReport';
import { toMinor } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import { anyId } from '../db/among.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldErrors, unknownReferenceText } from '../http/errors.ts';
import { moneyJson, type StoredMoney, storedCurrencies, toMoney } from '../money/wire.ts';
import { propertyName } from '../property/name.ts';

type Row = Omit<Budget['rows'][number], 'amount'> & { amount: StoredMoney };

/** What may be spent in a year: on everything first, then by category, then by property. */
export async function readBudget(db: Db, clientId: number, year: number): Promise<Budget> {
  const found = await rows<Row>(
    db,
    sql`SELECT CASE WHEN r.id IS NOT NULL THEN json_build_object('id', r.id, 'name', ${propertyName}) END AS property,
          b.category, ${moneyJson(sql`b.amount`, sql`b.currency`)} AS amount
        FROM budgets b LEFT JOIN properties r ON r.id = b.property_id WHERE b.client_id = ${clientId} AND b.year = ${year}
        ORDER BY b.property_id NULLS FIRST, b.category COLLATE "C" NULLS FIRST, b.currency`,
  );
  return { year, rows: found.map(({ amount, ...row }) => ({ ...row, amount: toMoney(amount) })) };
}

/** @throws HttpError 400 at a row that repeats another, or names a property that is not of the book. */
async function checkRows(db: Db, clientId: number, sent: BudgetInput['rows']): Promise<void> {
  const known = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM properties WHERE client_id = ${clientId} AND id = ${anyId(sent.flatMap(({ property }) => property ?? []))}`,
  );
  const seen = new Set<string>();
  const wrong = sent.flatMap(({ property, category, amount }, index) => {
    const key = [property ?? '', category ?? '', amount.currency].join(':');
    const isRepeated = seen.has(key);
    seen.add(key);
    if (isRepeated) return [{ path: ['rows', index, 'amount'], message: 'This budget already exists.' }];
    if (property && !known.some(({ id }) => id === property)) {
      return [{ path: ['rows', index, 'property'], message: unknownReferenceText(property) }];
    }
    return [];
  });
  if (wrong.length > 0) throw fieldErrors(wrong);
}

/** Replaces the budget of a year. @throws HttpError 400 as `checkRows`. */
export async function replaceBudget(
  db: Db,
  actor: Actor,
  clientId: number,
  { year, rows: sent }: BudgetInput,
): Promise<Budget> {
  await lockBook(db, clientId);
  await checkRows(db, clientId, sent);
  const before = await readBudget(db, clientId, year);
  await db.execute(sql`DELETE FROM budgets WHERE client_id = ${clientId} AND year = ${year}`);
  const records = sent.map(({ property, category, amount }) => ({
    property_id: property ?? null,
    category: category ?? null,
    currency: storedCurrencies[amount.currency],
    amount: String(toMinor(amount.amount)),
  }));
  await db.execute(sql`INSERT INTO budgets (client_id, year, property_id, category, currency, amount, created_at, created_by)
    SELECT ${clientId}, ${year}, property_id, category, currency, amount, ${actor.now.toISOString()}, ${actor.userId}
    FROM json_to_recordset(${JSON.stringify(records)}::json) AS b (property_id bigint, category text, currency text, amount bigint)`);
  const after = await readBudget(db, clientId, year);
  await recordEvent(db, actor, {
    action: 'update',
    subject: { type: 'book', id: clientId },
    clientId,
    changes: { [`maintenance budget ${year}`]: [before.rows, after.rows] },
  });
  return after;
}
