import type { Approval } from '@rentsafe/domain/approval';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { principalOf } from '../auth/principal.ts';
import { approversJson, mayApprove } from '../book/approvers.ts';
import { isAdmin } from '../book/rights.ts';
import { userJson, usersJson } from '../book/userJson.ts';
import { toCounted } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { choiceQuery } from '../http/filters.ts';
import { moneyJson, type StoredMoney, toMoney } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';
import { tenant } from '../property/unitLease.ts';
import { drafts, orders } from './sources.ts';

type Row = Omit<Approval, 'amount'> & { amount: StoredMoney | null };

const partyOf = (id: SQL) => sql`(SELECT ${partyJson()} FROM parties p WHERE p.id = ${id})`;

/** The properties, bills and leases of a payment, each once. */
const paidFor = sql`(SELECT string_agg(DISTINCT coalesce('Bill ' || b.number, 'Lease ' || le.number, ${propertyName}), ', ')
  FROM disbursement_lines l LEFT JOIN bills b ON b.id = l.bill_id LEFT JOIN leases le ON le.id = l.lease_id
    LEFT JOIN properties r ON r.id = l.property_id WHERE l.disbursement_id = d.id)`;

const details = (clientId: number, from: SQL) => sql`SELECT i.kind, i.id, i.since::text, i.purpose, i.mine,
  coalesce(d.number, j.number, w.number) AS number,
  CASE i.kind WHEN 'journal' THEN coalesce(
      (SELECT ${tenant(partyJson())} FROM leases le WHERE le.id = j.lease_id),
      ${partyOf(sql`coalesce(j.party_id, (SELECT party_id FROM landlords WHERE id = j.landlord_id))`)})
    ELSE ${partyOf(sql`coalesce(d.party_id, (SELECT party_id FROM contractors WHERE id = w.contractor_id))`)} END AS party,
  CASE i.kind WHEN 'disbursement' THEN ${paidFor} WHEN 'journal' THEN j.reason
    ELSE (SELECT w.summary || ', ' || ${propertyName} FROM properties r WHERE r.id = w.property_id) END AS detail,
  CASE WHEN i.amount IS NOT NULL THEN ${moneyJson(sql`i.amount`, sql`i.currency`)} END AS amount,
  (SELECT json_build_object('id', a.id, 'name', a.name) FROM bank_accounts a WHERE a.id = d.bank_account_id) AS bank_account,
  CASE WHEN d.id IS NOT NULL THEN json_build_object('bank_name', d.payee_bank_name, 'bank_branch', d.payee_bank_branch,
    'account_number', d.payee_account_number, 'since', d.payee_since) END AS payee,
  ${userJson(sql`coalesce(d.made_by, j.made_by, w.created_by)`)} AS made_by,
  ${usersJson(sql`coalesce(d.edited_by, j.edited_by, '{}')`)} AS edited_by,
  CASE i.purpose WHEN 'consent' THEN '[]' ELSE ${approversJson(clientId, sql`i.makers`)} END AS waits_for,
  coalesce(d.version, j.version) AS version
  FROM (${from}) i LEFT JOIN disbursements d ON i.kind = 'disbursement' AND d.id = i.id
    LEFT JOIN journals j ON i.kind = 'journal' AND j.id = i.id
    LEFT JOIN work_orders w ON i.kind = 'work_order' AND w.id = i.id`;

const order = sql`i.since, i.kind, i.id`;

/** Whether the caller may approve the item `i`, in SQL. */
const mineOf = (request: FastifyRequest, clientId: number): SQL =>
  isAdmin(request)
    ? sql`(i.purpose <> 'consent' AND ${mayApprove(clientId, principalOf(request).userId, sql`i.makers`)})`
    : sql`false`;

/** How many the caller may approve. */
export async function countMine(db: Db, request: FastifyRequest, clientId: number): Promise<number> {
  if (!isAdmin(request)) return 0;
  const items = sql.join([...drafts(clientId), orders(clientId, 'close')], sql` UNION ALL `);
  const [read] = await rows<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS count FROM (${items}) i WHERE ${mineOf(request, clientId)}`,
  );
  return read?.count ?? 0;
}

/** What waits in a book, oldest first: all of it, what the caller may approve, or what others must. */
export async function listApprovals({
  request,
  db,
  scope,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<Approval>> {
  const mine = choiceQuery(request, 'mine', ['true', 'false']);
  const isMine = mineOf(request, scope);
  // Whether a landlord must agree costs more to find out, and is nobody's own.
  const items = [
    ...drafts(scope),
    orders(scope, 'close'),
    ...(mine === 'true' ? [] : [orders(scope, 'consent')]),
  ];
  const [read] = await rows<{ total: number; page: Row[] }>(
    db,
    sql`WITH items AS (${sql.join(items, sql` UNION ALL `)}),
      matches AS MATERIALIZED (SELECT * FROM (SELECT i.*, ${isMine} AS mine FROM items i) i
        WHERE ${mine === 'true' ? sql`i.mine` : mine === 'false' ? sql`NOT i.mine` : sql`true`})
      SELECT count(*)::int AS total, (SELECT coalesce(json_agg(p), '[]') FROM (
        ${details(scope, sql`SELECT * FROM matches i ORDER BY ${order} ${slice({ size, offset })}`)} ORDER BY ${order}) p) AS page
      FROM matches`,
  );
  if (!read) throw new Error('A count has no row.');
  return {
    ...toCounted(read.total),
    results: read.page.map(({ amount, ...row }) => ({ ...row, amount: amount && toMoney(amount) })),
  };
}
