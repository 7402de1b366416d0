import type { BankCostReversal, BankMatchInput } from '@rentsafe/domain/bankStatement';
import { today } from '@rentsafe/domain/date';
import type { Entry } from '@rentsafe/domain/entry';
import type { PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { checkUnreconciled } from '../bankAccount/reconciled.ts';
import { activeAccount } from '../bankAccount/repository.ts';
import { reverseTransfer } from '../bankTransfer/reverse.ts';
import { lockBook } from '../book/lock.ts';
import { type Db, rows } from '../db/database.ts';
import { readEntry } from '../entry/entries.ts';
import { fieldError, HttpError, notFound, unknownReference } from '../http/errors.ts';
import { type Account, keyOf } from '../ledger/account.ts';
import { checkDay } from '../ledger/days.ts';
import type { Transfer } from '../ledger/entry.ts';
import { heldIn, mirrored, postEntry } from '../ledger/post.ts';
import { checkThere } from '../ledger/there.ts';
import type { StoredCurrency } from '../money/wire.ts';
import { checkCostLimit } from './costLimit.ts';
import type { StoredLine } from './lines.ts';
import { postingDay } from './post.ts';

type Cost = NonNullable<BankMatchInput['cost']>;

/** What a User may not post. @throws HttpError 403 for what a landlord bears, or more than the limit of the book. */
async function checkLimit(db: Db, line: StoredLine, { bearer }: Pick<Cost, 'bearer'>): Promise<void> {
  if (bearer === 'landlord') throw new HttpError(403, 'An Admin must post costs charged to a landlord.');
  await checkCostLimit(db, line);
}

/** Whether the caller may post a line as a cost. */
export async function mayPostCost(
  db: Db,
  line: StoredLine,
  cost: Pick<Cost, 'bearer'>,
  isAdmin: boolean,
): Promise<boolean> {
  if (isAdmin) return true;
  try {
    await checkLimit(db, line, cost);
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}

/** Whose landlord bears a cost. @throws HttpError 400 for a property of another book, or that nobody owns on that day. */
async function bearerOf(
  db: Db,
  { client_id, currency }: StoredLine,
  cost: Cost,
  day: PlainDate,
): Promise<Account> {
  if (cost.bearer === 'agency') return { kind: 'commission', currency };
  const property_id = cost.property ?? 0;
  const [found] = await rows<{ landlord_id: number | null }>(
    db,
    sql`SELECT (SELECT landlord_id FROM ownerships WHERE property_id = r.id AND during @> ${day}::date) AS landlord_id
        FROM properties r WHERE r.id = ${property_id} AND r.client_id = ${client_id}`,
  );
  if (!found) throw unknownReference(['cost', 'property'], property_id);
  const { landlord_id } = found;
  if (landlord_id === null) {
    throw new HttpError(400, { cost: { property: [`Nobody owns the property on ${day}.`] } });
  }
  return { kind: 'landlord', currency, landlord_id, property_id };
}

/**
 * Posts a cost of the bank, which its bearer pays; where money came in, the bearer gains it. Returns the number of the entry.
 *
 * @throws HttpError 400 for an unknown property, a closed account, or more than its landlord held on a day; 403 for a User who may not;
 * 409 for more than its landlord holds.
 */
export async function postCost(
  db: Db,
  actor: Actor,
  line: StoredLine,
  cost: Cost,
  isAdmin: boolean,
): Promise<number> {
  if (!isAdmin) await checkLimit(db, line, cost);
  const { client_id, bank_account_id, currency } = line;
  await activeAccount(db, client_id, bank_account_id, 'non_field_errors');
  const day = await postingDay(db, actor, line);
  const bearer = await bearerOf(db, line, cost, day);
  const isPaid = line.amount < 0n;
  const amount = isPaid ? -line.amount : line.amount;
  if (isPaid && bearer.kind === 'landlord') {
    const held = (await heldIn(db, client_id, [bearer])).get(keyOf(bearer)) ?? 0n;
    if (amount > held) throw new HttpError(409, `Only ${toDecimal(held)} is available.`);
    const field = 'non_field_errors';
    await checkThere(db, client_id, [{ from: bearer, amount }], { day, field });
  }
  const paid: Transfer = { debit: bearer, credit: { kind: 'bank', currency, bank_account_id }, amount };
  return postEntry(db, actor, client_id, {
    kind: 'bank_cost',
    effective_on: day,
    reason: cost.reason,
    transfers: [isPaid ? paid : mirrored(paid)],
  });
}

interface StoredCost {
  on: PlainDate;
  amount: string;
  currency: StoredCurrency;
  bank_account_id: number;
  /** Money came in, which its bearer gained. */
  gained: boolean;
  kind: 'commission' | 'landlord';
  landlord_id: number;
  property_id: number;
  /** The line that is matched with it. */
  line: number | null;
  reversed: boolean;
}

/** The transfer of a cost, without what of a shortfall went with it. @throws HttpError 404 for no cost of the book. */
async function readCost(db: Db, clientId: number, seq: number): Promise<StoredCost> {
  const [cost] = await rows<StoredCost>(
    db,
    sql`SELECT e.effective_on::text AS on, t.amount::text, t.currency, coalesce(c.bank_account_id, d.bank_account_id) AS bank_account_id,
          d.kind = 'bank' AS gained, o.kind, o.landlord_id, o.property_id,
          (SELECT line_id FROM bank_matches m WHERE m.client_id = e.client_id AND m.entry_seq = e.seq) AS line,
          EXISTS (SELECT FROM entries r WHERE r.client_id = e.client_id AND r.reverses_seq = e.seq) AS reversed
        FROM entries e JOIN transfers t ON t.client_id = e.client_id AND t.entry_seq = e.seq
          JOIN accounts d ON d.id = t.debit_account JOIN accounts c ON c.id = t.credit_account
          JOIN accounts o ON o.id = CASE WHEN d.kind = 'bank' THEN c.id ELSE d.id END
        WHERE e.client_id = ${clientId} AND e.seq = ${seq} AND e.kind = 'bank_cost' AND 'bank' IN (c.kind, d.kind)`,
  );
  if (!cost) throw notFound();
  return cost;
}

/**
 * Takes a cost back: its bearer has the money again, or owes what was gained; or a transfer, see `reverseTransfer`. The line that
 * posted it forgets it.
 *
 * @throws HttpError 400 for a day before the cost, to come, locked or reconciled, or a closed account; 404 for neither; 409 for one
 * that is reversed or matched.
 */
export async function reverseCost(
  db: Db,
  actor: Actor,
  clientId: number,
  seq: number,
  { on, reason }: BankCostReversal,
): Promise<Entry> {
  await lockBook(db, clientId);
  if (await reverseTransfer(db, actor, clientId, seq, { on, reason })) return readEntry(db, clientId, seq);
  const { line, reversed, currency, bank_account_id, gained, ...cost } = await readCost(db, clientId, seq);
  if (reversed) throw new HttpError(409, 'This cost is reversed already.');
  if (line !== null) {
    throw new HttpError(409, {
      detail: 'This cost is matched with a bank line. Unmatch it first.',
      line,
    });
  }
  const day = on ?? today(actor.now);
  const entered = { day, field: 'on', now: actor.now };
  await checkDay(db, clientId, entered);
  if (day < cost.on) throw fieldError('on', `Not before ${cost.on}.`);
  await checkUnreconciled(db, bank_account_id, entered);
  await activeAccount(db, clientId, bank_account_id, 'on');
  const { kind, landlord_id, property_id } = cost;
  const bearer: Account =
    kind === 'landlord' ? { kind, currency, landlord_id, property_id } : { kind, currency };
  const bank: Account = { kind: 'bank', currency, bank_account_id };
  const amount = BigInt(cost.amount);
  await postEntry(db, actor, clientId, {
    ...{ kind: 'bank_cost_reversal', effective_on: day, reason, reverses_seq: seq, mayOwe: true },
    transfers: [gained ? { debit: bearer, credit: bank, amount } : { debit: bank, credit: bearer, amount }],
  });
  await recordEvent(db, actor, {
    action: 'reverse',
    subject: { type: 'bank_account', id: bank_account_id },
    clientId,
    changes: { cost: [seq, null], amount: [toDecimal(amount), null], reason: [null, reason] },
  });
  return readEntry(db, clientId, seq);
}
