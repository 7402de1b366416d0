import type { CommissionRule, CommissionRuleInput } from '@rentsafe/domain/commission';
import type { PlainDate } from '@rentsafe/format/date';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { properties } from '../db/schema.ts';
import { slice } from '../db/slice.ts';
import { unknownReference } from '../http/errors.ts';
import { propertyName } from '../property/name.ts';

type Row = Omit<CommissionRule, 'rate'> & { rate_bp: number };

const read = async (db: Db, from: SQL): Promise<CommissionRule[]> =>
  (
    await rows<Row>(
      db,
      sql`SELECT c.id, c.from_on::text, c.rate_bp,
            CASE WHEN r.id IS NOT NULL THEN json_build_object('id', r.id, 'name', ${propertyName}) END AS property
          FROM (${from}) c LEFT JOIN properties r ON r.id = c.property_id ORDER BY c.id DESC`,
    )
  ).map(({ rate_bp, ...row }) => ({ ...row, rate: toDecimal(BigInt(rate_bp)) }));

export async function listRules({
  db,
  scope,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<CommissionRule>> {
  const matches = sql`FROM commission_rules WHERE client_id = ${scope}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT * ${matches} ORDER BY id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await read(db, page) };
}

/** @throws HttpError 400 for a property that the book does not have. */
export async function insertRule(
  db: Db,
  actor: Actor,
  clientId: number,
  { property = null, from_on, rate }: CommissionRuleInput,
): Promise<CommissionRule> {
  if (property !== null) {
    const own = and(eq(properties.id, property), eq(properties.client_id, clientId));
    if ((await db.$count(properties, own)) === 0) throw unknownReference(['property'], property);
  }
  const [made] = await rows<{ id: number }>(
    db,
    sql`INSERT INTO commission_rules (client_id, property_id, from_on, rate_bp)
        VALUES (${clientId}, ${property}, ${from_on}, ${String(toMinor(rate))}::int) RETURNING id`,
  );
  const [rule] = await read(db, sql`SELECT * FROM commission_rules WHERE id = ${made?.id ?? 0}`);
  if (!rule) throw new Error('No commission rule was made.');
  await recordEvent(db, actor, {
    action: 'update',
    subject: property === null ? { type: 'book', id: clientId } : { type: 'property', id: property },
    clientId,
    changes: { commission_rate: [null, rule.rate], from_on: [null, from_on] },
  });
  return rule;
}

/** The rate of a property on a day, in basis points, in SQL: its own rule before the book's, then the latest; 0 without any. */
export const commissionRate = (clientId: number, property: SQL, day: PlainDate): SQL =>
  sql`coalesce((SELECT rate_bp FROM commission_rules
    WHERE client_id = ${clientId} AND from_on <= ${day}::date AND (property_id IS NULL OR property_id = ${property})
    ORDER BY property_id NULLS LAST, from_on DESC, id DESC LIMIT 1), 0)`;
