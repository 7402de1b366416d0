import type { PlainDate } from '@rentsafe/format/date';
import type { Db } from '../db/database.ts';
import { HttpError } from '../http/errors.ts';
import { type Account, keyOf } from './account.ts';
import type { Entry, Transfer } from './entry.ts';
import { type DayBalance, heldFrom } from './there.ts';

type Landlord = Extract<Account, { landlord_id: number }>;

/** What the entries change of what a landlord holds of a property, by day. */
interface Change {
  landlord: Landlord;
  byDay: Map<PlainDate, bigint>;
}

const isLandlord = (account: Account): account is Landlord => account.kind === 'landlord';

const shortfallOf = (landlord: Landlord): Landlord => ({ ...landlord, kind: 'shortfall' });

function changesOf(entries: readonly Entry[]): Change[] {
  const changes = new Map<string, Change>();
  const add = (account: Account, day: PlainDate, amount: bigint) => {
    if (!isLandlord(account)) return;
    const key = keyOf(account);
    const change = changes.get(key) ?? { landlord: account, byDay: new Map() };
    change.byDay.set(day, (change.byDay.get(day) ?? 0n) + amount);
    changes.set(key, change);
  };
  for (const { effective_on, transfers } of entries) {
    for (const { debit, credit, amount } of transfers) {
      add(debit, effective_on, -amount);
      add(credit, effective_on, amount);
    }
  }
  return [...changes.values()];
}

const heldOn = (days: readonly DayBalance[], day: PlainDate) =>
  days.findLast(({ on }) => on <= day)?.held ?? 0n;

interface Step {
  on: PlainDate;
  transfer: Transfer;
}

/**
 * What moves between what a landlord holds and what they owe, so that at the end of each day they either hold or owe: what is
 * missing is owed, and the next money repays it.
 *
 * @returns the moves of each day, and whether the landlord comes to owe more on any.
 */
function stepsOf(
  { landlord, byDay }: Change,
  held: readonly DayBalance[],
  owed: readonly DayBalance[],
): { steps: Step[]; owes: boolean } {
  const shortfall = shortfallOf(landlord);
  const steps: Step[] = [];
  let owes = false;
  let changed = 0n;
  let moved = 0n;
  const days = new Set([...held, ...owed].map(({ on }) => on).concat([...byDay.keys()]));
  for (const on of [...days].sort()) {
    changed += byDay.get(on) ?? 0n;
    const before = heldOn(owed, on);
    const missing = before - heldOn(held, on) - changed;
    const more = (missing > 0n ? missing : 0n) - before;
    if (more > 0n) owes = true;
    const amount = more - moved;
    moved = more;
    if (amount > 0n) steps.push({ on, transfer: { debit: shortfall, credit: landlord, amount } });
    if (amount < 0n) steps.push({ on, transfer: { debit: landlord, credit: shortfall, amount: -amount } });
  }
  return { steps, owes };
}

/** The steps in the last entry of their day, or in entries of their own. */
function distributed(entries: readonly Entry[], steps: readonly Step[]): Entry[] {
  const all: Entry[] = [...entries];
  for (const { on, transfer } of steps) {
    const index = all.findLastIndex(({ effective_on }) => effective_on === on);
    const own = all[index];
    if (own) all[index] = { ...own, transfers: [...own.transfers, transfer] };
    else all.push({ kind: 'shortfall', effective_on: on, transfers: [transfer] });
  }
  return all;
}

/**
 * The entries with what follows of landlords' shortfalls, on each day on which it follows.
 *
 * @throws HttpError 403 where a landlord comes to owe what an entry takes, and may not.
 */
export async function withShortfalls(db: Db, clientId: number, entries: readonly Entry[]): Promise<Entry[]> {
  const changes = changesOf(entries);
  const gainsOnly = changes.every(({ byDay }) => [...byDay.values()].every((amount) => amount >= 0n));
  if (changes.length === 0 || (gainsOnly && entries.every(({ noneOwed }) => noneOwed))) return [...entries];
  const [first = ''] = changes.flatMap(({ byDay }) => [...byDay.keys()]).toSorted();
  const accounts = changes.flatMap(({ landlord }) => [landlord, shortfallOf(landlord)]);
  const held = await heldFrom(db, clientId, accounts, first);
  const daysOf = (account: Account) => held.get(keyOf(account)) ?? [];
  const found = changes.map((change) =>
    stepsOf(change, daysOf(change.landlord), daysOf(shortfallOf(change.landlord))),
  );
  if (found.some(({ owes }) => owes) && !entries.every(({ mayOwe }) => mayOwe)) {
    throw new HttpError(403, 'The landlord was paid with this money. An Admin must undo it.');
  }
  return distributed(
    entries,
    found.flatMap(({ steps }) => steps),
  );
}
