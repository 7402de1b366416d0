import { sql } from 'drizzle-orm';
import { rows } from '../../db/database.ts';
import type { World } from './world.ts';

export interface NaiveAccount {
  id: number;
  kind: string;
  half: string;
  currency: string;
  lease_id: number | null;
  landlord_id: number | null;
  property_id: number | null;
  party_id: number | null;
  bank_account_id: number | null;
}

export interface NaiveEntry {
  seq: number;
  kind: string;
  effective_on: string;
  user_id: number;
  request_id: string;
  import_id: number | null;
  transfers: { debit: NaiveAccount; credit: NaiveAccount; amount: bigint }[];
}

/** Kinds of accounts that are never below zero, and the side that they stand on: 1 debit, -1 credit. */
const neverBelow: Readonly<Record<string, 1 | -1>> = {
  tenant: 1,
  shortfall: 1,
  creditor: -1,
  credit: -1,
  unidentified: -1,
  deposit: -1,
  landlord: -1,
  paying: -1,
};

/** Kinds of the money half by the side of the identity on which they stand. */
const leftKinds = ['bank', 'shortfall', 'exchange', 'opening'];

/** A book as its entries say, and nothing else; entries are read once, since they never change. */
export class NaiveBook {
  readonly client: number;
  readonly entries: NaiveEntry[] = [];
  readonly accounts = new Map<number, NaiveAccount>();
  /** Of each account, what each day changed: debits positive. */
  readonly #changes = new Map<number, Map<string, bigint>>();

  constructor(client: number) {
    this.client = client;
  }

  /** Reads what was posted since. Returns it. */
  async read({ server: { db } }: World): Promise<NaiveEntry[]> {
    const since = this.entries.at(-1)?.seq ?? 0;
    const posted = await rows<Omit<NaiveEntry, 'transfers'> & { transfers: [number, number, string][] }>(
      db,
      sql`SELECT e.seq::int AS seq, e.kind, e.effective_on::text AS effective_on, e.user_id::int AS user_id, e.request_id, e.import_id::int AS import_id,
          (SELECT json_agg(json_build_array(t.debit_account, t.credit_account, t.amount::text) ORDER BY t.line)
            FROM transfers t WHERE t.client_id = e.client_id AND t.entry_seq = e.seq) AS transfers
        FROM entries e WHERE e.client_id = ${this.client} AND e.seq > ${since} ORDER BY e.seq`,
    );
    if (posted.length === 0) return [];
    const accounts = await rows<NaiveAccount>(
      db,
      sql`SELECT id::int AS id, kind, half, currency, lease_id::int AS lease_id, landlord_id::int AS landlord_id,
          property_id::int AS property_id, party_id::int AS party_id, bank_account_id::int AS bank_account_id
        FROM accounts WHERE client_id = ${this.client}`,
    );
    for (const account of accounts) this.accounts.set(account.id, account);
    const account = (id: number) => {
      const found = this.accounts.get(id);
      if (!found) throw new Error(`Book ${this.client} has no account ${id}.`);
      return found;
    };
    const entries = posted.map((entry): NaiveEntry => {
      const transfers = (entry.transfers ?? []).map(([debit, credit, amount]) => ({
        ...{ debit: account(debit), credit: account(credit), amount: BigInt(amount) },
      }));
      return { ...entry, transfers };
    });
    for (const { effective_on, transfers } of entries) {
      for (const { debit, credit, amount } of transfers) {
        this.#change(debit.id, effective_on, amount);
        this.#change(credit.id, effective_on, -amount);
      }
    }
    this.entries.push(...entries);
    return entries;
  }

  #change(account: number, day: string, amount: bigint): void {
    const days = this.#changes.get(account) ?? new Map<string, bigint>();
    this.#changes.set(account, days.set(day, (days.get(day) ?? 0n) + amount));
  }

  /** The balance at the end of a day, debit positive; of all days without one. */
  balance(account: number, day?: string): bigint {
    let sum = 0n;
    for (const [on, change] of this.#changes.get(account) ?? []) if (!day || on <= day) sum += change;
    return sum;
  }

  /** What a balance was at the end of each day on which it changed, oldest first; as it was known with an entry. */
  history(account: number, known?: number): [day: string, balance: bigint][] {
    let sum = 0n;
    return [...(known ? this.#changesUntil(account, known) : (this.#changes.get(account) ?? []))]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([day, change]) => {
        sum += change;
        return [day, sum];
      });
  }

  #changesUntil(account: number, known: number): Map<string, bigint> {
    const days = new Map<string, bigint>();
    for (const { seq, effective_on: day, transfers } of this.entries) {
      if (seq > known) break;
      for (const { debit, credit, amount } of transfers) {
        if (debit.id === account) days.set(day, (days.get(day) ?? 0n) + amount);
        if (credit.id === account) days.set(day, (days.get(day) ?? 0n) - amount);
      }
    }
    return days;
  }

  find(wanted: Partial<NaiveAccount>): NaiveAccount[] {
    return [...this.accounts.values()].filter((account) =>
      Object.entries(wanted).every(([key, value]) => account[key as keyof NaiveAccount] === value),
    );
  }

  /** What stands on accounts, credit positive. */
  held(wanted: Partial<NaiveAccount>, day?: string): bigint {
    return this.find(wanted).reduce((sum, { id }) => sum - this.balance(id, day), 0n);
  }

  /** The first day at whose end an account was below zero. */
  belowZero({ id, kind }: NaiveAccount): [day: string, balance: bigint] | undefined {
    const side = neverBelow[kind];
    return side && this.history(id).find(([, balance]) => BigInt(side) * balance < 0n);
  }

  /** The first day at whose end a landlord both held money and owed it. */
  heldAndShort(landlord: NaiveAccount, shortfall: NaiveAccount): string | undefined {
    const days = [...this.history(landlord.id), ...this.history(shortfall.id)].map(([day]) => day);
    return days.find((day) => this.balance(landlord.id, day) < 0n && this.balance(shortfall.id, day) > 0n);
  }

  /** Of the money half, what is there and whose it is, as at a day and up to an entry. */
  trust(currency: string, { day, known }: { day: string; known: number }) {
    const sums = new Map<string, bigint>();
    for (const { seq, effective_on, transfers } of this.entries) {
      if (seq > known || effective_on > day) continue;
      for (const { debit, credit, amount } of transfers) {
        if (debit.half !== 'money' || debit.currency !== currency) continue;
        sums.set(debit.kind, (sums.get(debit.kind) ?? 0n) + amount);
        sums.set(credit.kind, (sums.get(credit.kind) ?? 0n) - amount);
      }
    }
    const there = leftKinds.reduce((sum, kind) => sum + (sums.get(kind) ?? 0n), 0n);
    const held = [...sums].reduce((sum, [kind, value]) => sum - (leftKinds.includes(kind) ? 0n : value), 0n);
    return { sums, there, held };
  }
}
