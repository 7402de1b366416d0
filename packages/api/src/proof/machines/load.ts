import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Tally } from './tally.ts';
import { type Answer, isUnsettled, pause, Wire } from './wire.ts';

/** A receipt that was acknowledged. */
export interface Posted {
  id: number;
  key: string;
  amount: string;
}

export interface Book {
  bank: number;
  leases: readonly number[];
}

interface Pair {
  access: string;
  refresh: string;
}

/** How long a person waits between two things, in milliseconds. */
const THINKS = 1_000;
/** Signs out and in again after so many. */
const ROUND = 20;

/** After a lost answer the app asks once more, this many milliseconds later. */
const GRACE = 11_000;

const day = '2026-01-05';

/** Somebody who works all day, and what was acknowledged to them. */
export class Clerk {
  readonly posted: Posted[] = [];
  /** Sessions that ended although nobody ended them. */
  lost = 0;
  readonly #wire: Wire;
  readonly #login: { username: string; password: string };
  #pair: Pair = { access: '', refresh: '' };
  #renewing: Promise<boolean> | null = null;
  tally: Tally;

  constructor(port: number, nth: number, login: { username: string; password: string }, tally: Tally) {
    this.#wire = new Wire(port, nth);
    this.#login = login;
    this.tally = tally;
  }

  /** Sends until it is settled, under one key. */
  async #settle<Body>(method: string, path: string, body: unknown, key?: string): Promise<Answer<Body>> {
    for (;;) {
      // Signing in and renewing need no token, and nothing else is sent while a session is renewed or changed.
      const isOfSession = path.startsWith('auth/');
      if (!isOfSession) await this.#renewing;
      const token = /^auth\/(login|refresh)/.test(path) ? '' : this.#pair.access;
      const answer = await this.#wire.send<Body>(method, path, {
        ...{ body, token },
        ...(key && { key }),
      });
      if (answer.status === 401 && !isOfSession && (await this.#renew(token))) continue;
      if (!isUnsettled(answer)) return answer;
      if (answer.status === 0) this.tally.cut += 1;
      else if (answer.retryAfter !== null || answer.status === 409) this.tally.told += 1;
      else this.tally.wrong.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      await pause(answer);
    }
  }

  /** As the app does: a refresh, else signing in again, once for all calls that wait. */
  #renew(token: string): Promise<boolean> {
    if (this.#pair.access !== token) return Promise.resolve(true);
    this.#renewing ??= this.#renewOnce().finally(() => {
      this.#renewing = null;
    });
    return this.#renewing;
  }

  async #renewOnce(): Promise<boolean> {
    const { refresh } = this.#pair;
    const unsettled = () => this.tally.told + this.tally.cut;
    let before: number;
    let answer: Answer<Pair>;
    do {
      before = unsettled();
      answer = await this.#settle<Pair>('POST', 'auth/refresh/', { refresh });
      // An earlier answer was perhaps lost: the server says so of a token that is used again this soon.
      if (answer.status === 401 && unsettled() > before) await setTimeout(GRACE);
    } while (answer.status === 401 && unsettled() > before);
    if (answer.status === 200) this.#pair = answer.body;
    else {
      this.lost += 1;
      this.tally.wrong.push(`a session was lost: ${answer.status} ${JSON.stringify(answer.body)}`);
      await this.signIn();
    }
    return true;
  }

  /** Ends the session and begins another. What was under way meanwhile is sent again in the new one. */
  async #signInAnew(): Promise<void> {
    const change = async () => {
      await this.#settle('POST', 'auth/logout/', { refresh: this.#pair.refresh });
      await this.signIn();
      return true;
    };
    await this.#renewing;
    this.#renewing = change().finally(() => {
      this.#renewing = null;
    });
    await this.#renewing;
  }

  async signIn(): Promise<void> {
    const answer = await this.#settle<Pair>('POST', 'auth/login/', this.#login);
    if (answer.status !== 200) throw new Error(`Signing in: ${answer.status} ${JSON.stringify(answer.body)}`);
    this.#pair = answer.body;
  }

  /** A call that is answered for good, and counted. @throws Error where it is refused. */
  async call<Body>(method: string, path: string, body?: unknown, key?: string): Promise<Body> {
    const start = performance.now();
    const answer = await this.#settle<Body>(method, path, body, key);
    this.tally.add(method === 'GET' ? 'read' : 'write', performance.now() - start);
    if (answer.status < 300) return answer.body;
    const what = `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`;
    this.tally.wrong.push(what);
    throw new Error(what);
  }

  post = <Body>(path: string, body: unknown) => this.call<Body>('POST', path, body, randomUUID());

  async receive({ bank, leases }: Book): Promise<Posted> {
    const key = randomUUID();
    const amount = `${1 + Math.floor(Math.random() * 99)}.00`;
    const body = {
      ...{ lease: pick(leases), bank_account: bank, received_on: day, method: 'transfer', reference: key },
      amount: { amount, currency: 'USD' },
    };
    const { id } = await this.call<{ id: number }>('POST', 'receipts/', body, key);
    const posted = { id, key, amount };
    this.posted.push(posted);
    // A reply that was lost on the way: the app sends the same again.
    if (Math.random() < 0.1) {
      const again = await this.call<{ id: number }>('POST', 'receipts/', body, key);
      if (again.id !== id) this.tally.wrong.push(`the key ${key} posted ${id} and ${again.id}`);
    }
    return posted;
  }

  /** What was acknowledged to this person is in the next list that they read. */
  async lookBack({ id, key }: Posted): Promise<void> {
    const found = await this.call<{ results: { id: number }[] }>('GET', `receipts/?q=${key}`);
    if (found.results.length !== 1 || found.results[0]?.id !== id)
      this.tally.wrong.push(
        `receipt ${id} is listed ${found.results.length} times after it was acknowledged`,
      );
  }

  async work(book: Book, isOver: () => boolean): Promise<void> {
    if (!this.#pair.access) await this.signIn();
    for (let done = 1; !isOver(); done += 1) {
      try {
        await this.#doSomething(book, done);
      } catch {
        // Counted by its tally.
      }
      await setTimeout(THINKS * (0.5 + Math.random()));
    }
  }

  async #doSomething(book: Book, done: number): Promise<void> {
    const chance = Math.random();
    if (done % ROUND === 0) {
      await this.#signInAnew();
    } else if (chance < 0.35) {
      const posted = await this.receive(book);
      if (Math.random() < 0.5) await this.lookBack(posted);
    } else await this.call('GET', pick(lists));
  }

  close(): void {
    this.#wire.close();
  }
}

const lists = ['leases/', 'receipts/', 'properties/', 'charges/', 'invoices/', 'entries/'] as const;

const pick = <T>(values: readonly T[]): T => {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
};
