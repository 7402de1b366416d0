import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, type Db, rows } from '../db/database.ts';
import { driverError } from '../db/errors.ts';
import { onBothDatabases, openTestDatabase } from '../testing/databases.ts';

// The rules of the ledger as SQL alone: whatever the server does, what is tried here cannot be written.

onBothDatabases((kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const read = <T>(statement: string, db: Db = database.db) => rows<T>(db, sql.raw(statement));
  const one = async (statement: string, db?: Db): Promise<number> => {
    const [row] = await read<Record<string, number>>(statement, db);
    return Number(Object.values(row ?? {})[0]);
  };
  /** What the database refuses: the constraint, or the message where there is none. */
  const refusal = (statements: string | readonly string[]) =>
    database.db
      .transaction(async (tx) => {
        for (const statement of [statements].flat()) await tx.execute(sql.raw(statement));
      })
      .then(
        () => 'none',
        (error: unknown) => {
          const { constraint, message } = driverError(error) as { constraint?: string; message: string };
          return constraint ?? message;
        },
      );

  const party = async (individual: number) =>
    (await one(`SELECT id FROM parties WHERE individual_id = ${individual}`)) ||
    (await one(`INSERT INTO parties (individual_id) VALUES (${individual}) RETURNING id`));

  interface Book {
    client: number;
    unit: number;
    lease: number;
    property: number;
    landlord: number;
    /** Accounts in USD, by kind. */
    accounts: Readonly<Record<string, number>>;
  }
  const lease = (
    client: number,
    unit: number,
    number: string,
    from: string,
    to: string | null,
    state = 'active',
  ) =>
    `INSERT INTO leases (client_id, unit_id, number, state, from_on, to_on)
     VALUES (${client}, ${unit}, '${number}', '${state}', '${from}', ${to ? `'${to}'` : 'NULL'}) RETURNING id`;
  const account = (client: number, accountKind: string, reference = '', currency = 'USD') => {
    const half = ['tenant', 'creditor', 'contra'].includes(accountKind) ? 'claim' : 'money';
    const [column, id] = reference.split('=');
    return `INSERT INTO accounts (client_id, kind, half, currency${column ? `, ${column}` : ''})
      VALUES (${client}, '${accountKind}', '${half}', '${currency}'${id ? `, ${id}` : ''}) RETURNING id`;
  };

  let books = 0;
  async function openBook(): Promise<Book> {
    const name = `Book ${++books}`;
    const client = await one(`INSERT INTO clients (name) VALUES ('${name}') RETURNING id`);
    const landlord = await one(
      `INSERT INTO landlords (client_id, party_id) VALUES (${client}, ${await party(1)}) RETURNING id`,
    );
    const property = await one(
      `INSERT INTO properties (client_id, property_type, city_town, search_text)
       VALUES (${client}, 'House', 'Harare', 'harare') RETURNING id`,
    );
    const unit = await one(
      `INSERT INTO units (client_id, property_id, unit_number) VALUES (${client}, ${property}, '1') RETURNING id`,
    );
    const leaseId = await one(lease(client, unit, 'L-0001', '2026-01-01', null));
    const bank = await one(
      `INSERT INTO bank_accounts (client_id, name, kind, currency)
       VALUES (${client}, 'Bank', 'bank', 'USD') RETURNING id`,
    );
    const accounts = {
      tenant: await one(account(client, 'tenant', `lease_id=${leaseId}`)),
      contra: await one(account(client, 'contra')),
      bank: await one(account(client, 'bank', `bank_account_id=${bank}`)),
      credit: await one(account(client, 'credit', `lease_id=${leaseId}`)),
      commission: await one(account(client, 'commission')),
    };
    return { client, unit, lease: leaseId, property, landlord, accounts };
  }

  type Line = readonly [debit: number, credit: number, amount: number];
  const entry = ({ client }: Book, day = '2026-01-05') =>
    `INSERT INTO entries (client_id, kind, effective_on, user_id, request_id)
     VALUES (${client}, 'test', '${day}', 1, 'test') RETURNING seq`;
  const lines = (book: Book, seq: string, half: 'claim' | 'money', list: readonly Line[], from = 1) =>
    `INSERT INTO transfers (client_id, entry_seq, line, effective_on, half, currency, debit_account, credit_account, amount)
     SELECT ${book.client}, seq, line, effective_on, '${half}', 'USD', debit, credit, amount
     FROM entries, (VALUES ${list.map(([debit, credit, amount], index) => `(${from + index}, ${debit}, ${credit}, ${amount})`)})
       AS v (line, debit, credit, amount)
     WHERE client_id = ${book.client} AND seq = ${seq}`;
  const last = ({ client }: Book) => `(SELECT last_seq FROM book_heads WHERE client_id = ${client})`;
  const posting = (book: Book, half: 'claim' | 'money', list: readonly Line[], day?: string) => [
    entry(book, day),
    lines(book, last(book), half, list),
  ];
  const balance = (id: number) =>
    one(`SELECT debits - credits FROM account_balances WHERE account_id = ${id}`);

  describe('a client', () => {
    it('has a book from the start, and so has each that was there before', async () => {
      const { client } = await openBook();
      expect(
        await one(`SELECT count(*) FROM books JOIN book_heads USING (client_id) WHERE client_id = ${client}`),
      ).toBe(1);
      expect(await one('SELECT count(*) FROM clients WHERE id NOT IN (SELECT client_id FROM books)')).toBe(0);
    });
  });

  describe('a lease', () => {
    it('shares no day of its unit with another that is or was in force', async () => {
      const book = await openBook();
      const next = (from: string, to: string | null, state = 'active') =>
        refusal(lease(book.client, book.unit, `L-${from}-${to}-${state}`, from, to, state));
      await database.exec(`UPDATE leases SET to_on = '2026-06-30' WHERE id = ${book.lease}`);
      expect(await next('2026-06-30', null)).toBe('one_lease');
      expect(await next('2025-01-01', '2026-01-01')).toBe('one_lease');
      expect(await next('2026-02-01', '2026-02-28', 'ended')).toBe('one_lease');
      expect(await next('2026-02-01', '2026-02-28', 'draft')).toBe('none');
      expect(await next('2026-02-01', '2026-02-28', 'cancelled')).toBe('none');
      expect(await next('2026-07-01', null)).toBe('none');
      expect(await next('2025-12-01', '2025-12-31')).toBe('none');
      expect(
        await refusal(
          `UPDATE leases SET state = 'active' WHERE client_id = ${book.client} AND state = 'draft'`,
        ),
      ).toBe('one_lease');
    });

    it('ends on its first day or later, is due on a day of a month, and has a deposit with its currency or none', async () => {
      const { client, unit } = await openBook();
      const insert = (columns: string, values: string) =>
        refusal(
          `INSERT INTO leases (client_id, unit_id, number, from_on, ${columns}) VALUES (${client}, ${unit}, 'L-9', '2026-03-01', ${values})`,
        );
      expect(await insert('to_on', `'2026-02-28'`)).toMatch(/^range lower bound/);
      expect(await insert('due_day', '32')).toMatch(/^leases/);
      expect(await insert('grace_days', '-1')).toMatch(/^leases/);
      expect(await insert('deposit_amount', '100')).toMatch(/^leases/);
      expect(await insert('deposit_amount, deposit_currency', `100, 'EUR'`)).toMatch(/^leases/);
      expect(await insert('state', `'ended'`)).toMatch(/^leases/);
    });

    it('stands in the book of its unit', async () => {
      const [a, b] = [await openBook(), await openBook()];
      expect(await refusal(lease(a.client, b.unit, 'L-0002', '2030-01-01', null, 'draft'))).toMatch(
        /unit_id.*fkey/,
      );
    });
  });

  describe('a property', () => {
    it('has one owner on a day, a landlord of the same book', async () => {
      const [a, b] = [await openBook(), await openBook()];
      const own = (landlord: number, from: string, to: string | null = null) =>
        refusal(
          `INSERT INTO ownerships (client_id, property_id, landlord_id, from_on, to_on)
           VALUES (${a.client}, ${a.property}, ${landlord}, '${from}', ${to ? `'${to}'` : 'NULL'})`,
        );
      expect(await own(a.landlord, '2020-01-01', '2025-12-31')).toBe('none');
      expect(await own(a.landlord, '2025-12-31')).toBe('one_owner');
      expect(await own(a.landlord, '2026-01-01')).toBe('none');
      expect(await own(b.landlord, '2010-01-01', '2010-12-31')).toMatch(/landlord_id.*fkey/);
    });
  });

  describe('an account', () => {
    it('is in the half of its kind, with the references of its kind, once', async () => {
      const book = await openBook();
      const { client } = book;
      expect(await refusal(account(client, 'contra'))).toMatch(/key/);
      expect(await refusal(account(client, 'tenant'))).toMatch(/^accounts_check/);
      expect(await refusal(account(client, 'exchange', `lease_id=${book.lease}`))).toMatch(/^accounts_check/);
      expect(await refusal(account(client, 'savings'))).toMatch(/^accounts_check/);
      expect(
        await refusal(
          `INSERT INTO accounts (client_id, kind, half, currency) VALUES (${client}, 'exchange', 'claim', 'USD')`,
        ),
      ).toMatch(/^accounts_check/);
      const other = await openBook();
      expect(await refusal(account(other.client, 'deposit', `lease_id=${book.lease}`))).toMatch(
        /lease_id.*fkey/,
      );
    });
  });

  describe('a posting', () => {
    it('moves one amount from one account to another', async () => {
      const book = await openBook();
      const { bank, credit, tenant, contra } = book.accounts as Record<string, number> &
        Record<'bank' | 'credit' | 'tenant' | 'contra', number>;
      await refusal(posting(book, 'claim', [[tenant, contra, 40_000]])).then((none) =>
        expect(none).toBe('none'),
      );
      await refusal(posting(book, 'money', [[bank, credit, 25_000]])).then((none) =>
        expect(none).toBe('none'),
      );
      expect(await Promise.all([tenant, contra, bank, credit].map(balance))).toEqual([
        40_000, -40_000, 25_000, -25_000,
      ]);
    });

    it.each([0, -1])('cannot be of %i', async (amount) => {
      const book = await openBook();
      expect(
        await refusal(posting(book, 'money', [[book.accounts.bank ?? 0, book.accounts.credit ?? 0, amount]])),
      ).toMatch(/^transfers_amount_check/);
    });

    it('crosses no half, no currency and no book, and has two sides', async () => {
      const [a, b] = [await openBook(), await openBook()];
      const zig = await one(account(a.client, 'commission', '', 'ZWG'));
      const { bank = 0, credit = 0, tenant = 0 } = a.accounts;
      const move = (debit: number, to: number, half: 'claim' | 'money' = 'money') =>
        refusal(posting(a, half, [[debit, to, 100]]));
      expect(await move(bank, tenant)).toMatch(/credit_account.*fkey/);
      expect(await move(bank, credit, 'claim')).toMatch(/debit_account.*fkey/);
      expect(await move(bank, zig)).toMatch(/credit_account.*fkey/);
      expect(await move(bank, b.accounts.credit ?? 0)).toMatch(/credit_account.*fkey/);
      expect(await move(bank, bank)).toMatch(/^transfers_check/);
    });

    it('leaves no account on the wrong side, but one line may overdraw what another of its entry restores', async () => {
      const book = await openBook();
      const { bank = 0, credit = 0, commission = 0 } = book.accounts;
      expect(await refusal(posting(book, 'money', [[credit, commission, 1]]))).toBe('not_overdrawn');
      expect(
        await refusal(
          posting(book, 'money', [
            [credit, commission, 100],
            [bank, credit, 100],
          ]),
        ),
      ).toBe('none');
      // A commission below zero is a debt of the agency, and a bank below zero a fact.
      expect(await refusal(posting(book, 'money', [[commission, bank, 500]]))).toBe('none');
    });

    it('has lines, all of them at once', async () => {
      const book = await openBook();
      const { bank = 0, credit = 0 } = book.accounts;
      expect(await refusal(entry(book))).toBe('entry_has_lines');
      expect(await refusal(posting(book, 'money', [[bank, credit, 100]]))).toBe('none');
      expect(await refusal(lines(book, last(book), 'money', [[bank, credit, 5]], 2))).toBe('entry_is_whole');
    });

    it('cannot be changed, taken away or have its balance corrected by hand', async () => {
      const book = await openBook();
      await refusal(posting(book, 'money', [[book.accounts.bank ?? 0, book.accounts.credit ?? 0, 100]]));
      for (const table of ['entries', 'transfers', 'accounts']) {
        expect(await refusal(`UPDATE ${table} SET client_id = client_id`)).toBe(`${table} is append-only`);
        expect(await refusal(`DELETE FROM ${table}`)).toBe(`${table} is append-only`);
        expect(await refusal(`TRUNCATE ${table} CASCADE`)).toMatch(/is append-only|is kept by triggers/);
      }
      for (const table of ['account_balances', 'book_heads']) {
        expect(await refusal(`DELETE FROM ${table}`)).toBe(`${table} is kept by triggers`);
        expect(await refusal(`TRUNCATE ${table} CASCADE`)).toBe(`${table} is kept by triggers`);
      }
      expect(await refusal('UPDATE account_balances SET debits = 0')).toBe(
        'account_balances is kept by triggers',
      );
      expect(await refusal('UPDATE book_heads SET last_seq = 7')).toBe('book_heads is kept by triggers');
    });
  });

  describe('the numbers of a book', () => {
    it('have no gap after what was refused, and times that grow', async () => {
      const book = await openBook();
      const { bank = 0, credit = 0 } = book.accounts;
      await refusal(posting(book, 'money', [[bank, credit, 100]]));
      expect(await refusal(posting(book, 'money', [[credit, bank, 500]]))).toBe('not_overdrawn');
      await refusal(posting(book, 'money', [[bank, credit, 100]]));
      const entries = await read<{ seq: number; grows: boolean }>(
        `SELECT seq, recorded_at > lag(recorded_at, 1, '-infinity') OVER (ORDER BY seq) AS grows
         FROM entries WHERE client_id = ${book.client} ORDER BY seq`,
      );
      expect(entries).toEqual([
        { seq: 1, grows: true },
        { seq: 2, grows: true },
      ]);
    });

    it('cannot be chosen', async () => {
      const book = await openBook();
      const { bank = 0, credit = 0 } = book.accounts;
      const forged = entry(book)
        .replace('(client_id,', '(seq, recorded_at, client_id,')
        .replace('VALUES (', "VALUES (99, '1999-01-01', ");
      expect(await refusal([forged, lines(book, last(book), 'money', [[bank, credit, 100]])])).toBe('none');
      expect(
        await read(
          `SELECT seq, recorded_at > '2020-01-01' AS now FROM entries WHERE client_id = ${book.client}`,
        ),
      ).toEqual([{ seq: 1, now: true }]);
    });

    it('stay without gaps when many post at once', async () => {
      const book = await openBook();
      const { bank = 0, credit = 0 } = book.accounts;
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          refusal(posting(book, 'money', [index % 4 === 3 ? [credit, bank, 10 ** 9] : [bank, credit, 100]])),
        ),
      );
      expect(results.filter((result) => result === 'none')).toHaveLength(15);
      const seqs = await read<{ seq: number }>(
        `SELECT seq FROM entries WHERE client_id = ${book.client} ORDER BY seq`,
      );
      expect(seqs.map(({ seq }) => seq)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
    });
  });

  it('whatever is tried, each half is 0 at every number, and balances are the sums of transfers', async () => {
    const book = await openBook();
    const byHalf = {
      claim: [book.accounts.tenant ?? 0, book.accounts.contra ?? 0],
      money: [book.accounts.bank ?? 0, book.accounts.credit ?? 0, book.accounts.commission ?? 0],
    };
    const line = fc.tuple(fc.nat(2), fc.nat(2), fc.integer({ min: -1, max: 1000 }));
    const attempts = fc.array(
      fc.tuple(
        fc.constantFrom('claim' as const, 'money' as const),
        fc.array(line, { minLength: 1, maxLength: 4 }),
      ),
      {
        minLength: 1,
        maxLength: 6,
      },
    );
    await fc.assert(
      fc.asyncProperty(attempts, async (list) => {
        for (const [half, moves] of list) {
          const accounts = byHalf[half];
          const pick = (index: number) => accounts[index % accounts.length] ?? 0;
          await refusal(
            posting(
              book,
              half,
              moves.map(([debit, credit, amount]) => [pick(debit), pick(credit), amount]),
            ),
          );
        }
        expect(
          await read(
            `SELECT entry_seq FROM postings WHERE client_id = ${book.client} GROUP BY entry_seq, half, currency HAVING sum(amount) <> 0`,
          ),
        ).toEqual([]);
        expect(
          await read(
            `SELECT account_id FROM account_balances b JOIN accounts a ON a.id = b.account_id WHERE a.client_id = ${book.client}
             AND (debits, credits) IS DISTINCT FROM (
               (SELECT coalesce(sum(amount), 0) FROM transfers WHERE debit_account = a.id),
               (SELECT coalesce(sum(amount), 0) FROM transfers WHERE credit_account = a.id))`,
          ),
        ).toEqual([]);
        expect(
          await one(
            `SELECT count(*) - max(last_seq) FROM entries RIGHT JOIN book_heads USING (client_id) WHERE client_id = ${book.client} AND seq IS NOT NULL`,
          ),
        ).toBe(0);
      }),
      { numRuns: 15 },
    );
  });

  it.each([
    ['receipt_events', 'client_id = 1 AND entry_seq = 1'],
    ['accounts', 'landlord_id = 1'],
  ])('what lists and statements ask of %s a row at a time has an index', async (table, condition) => {
    const plan = await database.db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL enable_seqscan = off`);
      return read<{ 'QUERY PLAN': string }>(`EXPLAIN SELECT FROM ${table} WHERE ${condition}`, tx);
    });
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
  });
});
