import { laterOf, type PlainDate, spokenDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { anyText } from '../db/among.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError } from '../http/errors.ts';
import { type Account, keyOf } from './account.ts';

/** What an account holds at the end of a day. */
export interface DayBalance {
  on: PlainDate;
  held: bigint;
}

const debitSided: ReadonlySet<Account['kind']> = new Set(['bank', 'tenant', 'shortfall']);

/** The accounts that are one here: of a bank account, what is set aside is no longer there. */
const partsOf = (account: Account) => {
  const name = keyOf(account);
  const part = { name, key: name, sign: debitSided.has(account.kind) ? -1 : 1 };
  return account.kind === 'bank' ? [part, { ...part, key: keyOf({ ...account, kind: 'paying' }) }] : [part];
};

/**
 * What accounts hold, each on its own side, at the end of a day and of each later day on which something moves, by their keys;
 * oldest first. A bank account holds its balance less what is set aside.
 */
export async function heldFrom(
  db: Db,
  clientId: number,
  accounts: readonly Account[],
  day: PlainDate,
): Promise<Map<string, DayBalance[]>> {
  const unique = [...new Map(accounts.map((account) => [keyOf(account), account])).values()];
  const parts = unique.flatMap(partsOf);
  const found = await rows<{ name: string; moved_on: PlainDate | null; moved: string }>(
    db,
    sql`WITH parts AS (
          SELECT w.name, w.sign, a.id, b.credits - b.debits AS held
          FROM json_to_recordset(${JSON.stringify(parts)}::json) AS w (name text, key text, sign int)
            JOIN accounts a ON a.client_id = ${clientId} AND a.key = w.key AND a.key = ${anyText(parts.map(({ key }) => key))}
            JOIN account_balances b ON b.account_id = a.id
        ), moves AS (
          SELECT p.name, NULL::date AS moved_on, p.sign * p.held AS moved FROM parts p
          UNION ALL SELECT p.name, t.effective_on, p.sign * t.amount
            FROM parts p JOIN transfers t ON t.credit_account = p.id AND t.effective_on > ${day}::date
          UNION ALL SELECT p.name, t.effective_on, -p.sign * t.amount
            FROM parts p JOIN transfers t ON t.debit_account = p.id AND t.effective_on > ${day}::date
        )
        SELECT name, moved_on::text, sum(moved)::text AS moved FROM moves
        GROUP BY 1, moves.moved_on ORDER BY 1, moves.moved_on DESC NULLS FIRST`,
  );
  const held = new Map<string, DayBalance[]>();
  const left = new Map<string, bigint>();
  for (const { name, moved_on, moved } of found) {
    // The last day comes first: before each move it was less by that.
    const after = left.get(name) ?? 0n;
    left.set(name, moved_on ? after - BigInt(moved) : BigInt(moved));
    if (moved_on) held.set(name, [{ on: moved_on, held: after }, ...(held.get(name) ?? [])]);
  }
  return new Map(
    unique.map((account) => {
      const name = keyOf(account);
      return [name, [{ on: day, held: left.get(name) ?? 0n }, ...(held.get(name) ?? [])]];
    }),
  );
}

/** The day on which there is least, the first of them. */
export const leastOf = (days: readonly DayBalance[]): DayBalance =>
  days.reduce((least, each) => (each.held < least.held ? each : least));

/** So much that is to be taken from an account. */
export interface Taking {
  from: Account;
  amount: bigint;
}

/** The takings of each account, with what it holds from a day on. */
async function wantedFrom(db: Db, clientId: number, takings: readonly Taking[], day: PlainDate) {
  const held = await heldFrom(
    db,
    clientId,
    takings.map(({ from }) => from),
    day,
  );
  return [...held].map(([key, days]) => ({
    days,
    wanted: takings.reduce((sum, { from, amount }) => sum + (keyOf(from) === key ? amount : 0n), 0n),
  }));
}

/** @throws HttpError 400 at `field` where something would be taken before it was there: below zero at the end of any day from then on. */
export async function checkThere(
  db: Db,
  clientId: number,
  takings: readonly Taking[],
  { day, field }: { day: PlainDate; field: string },
): Promise<void> {
  for (const { days, wanted } of await wantedFrom(db, clientId, takings, day)) {
    const least = leastOf(days);
    if (wanted <= least.held) continue;
    const there = toDecimal(least.held > 0n ? least.held : 0n);
    throw fieldError(field, `Only ${there} was there on ${spokenDate(least.on)}.`);
  }
}

/** The first day, from one on, from which all of it is there and stays so: for days that follow from others. */
export async function firstDayThere(
  db: Db,
  clientId: number,
  takings: readonly Taking[],
  day: PlainDate,
): Promise<PlainDate> {
  let first = day;
  for (const { days, wanted } of await wantedFrom(db, clientId, takings, day)) {
    const lacking = days.findLastIndex(({ held }) => held < wanted);
    first = laterOf(first, days[lacking + 1]?.on ?? first);
  }
  return first;
}
