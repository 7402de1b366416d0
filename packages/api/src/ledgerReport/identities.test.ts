import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { brokenIdentities } from '../testing/identities.ts';
import { landlord, openTrust, rentOf, supplier } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, post } = context;

  beforeAll(async () => {
    const trust = await openTrust(context);
    const { lease, property } = await trust.let(
      rentOf('2026-01-01', '1000.00', { business_use: true, deposit: usd('500.00') }),
    );
    await trust.run('2026-01');
    await trust.pay(lease, '2026-01-05', '1800.00');
    await trust.pay(lease, '2026-01-06', '70.00', { lease: null, allocations: 'none' });
    const days = { billed_on: '2026-01-09', due_on: '2026-01-31' };
    const bill = { party: supplier, property, number: '77', ...days, amount: usd('120.00') };
    await post('bills/', { ...bill, description: 'Plumber' });
    const { body } = await trust.draft('landlord', [{ property, amount: '100.00' }], { party: landlord });
    await trust.verb(body, 'approve', { on: '2026-01-10' });
    const lines = [{ on: '2026-01-20', description: 'Interest', amount: '5.00' }];
    const statement = { bank_account: trust.bank, from_on: '2026-01-20', to_on: '2026-01-20' };
    const made = await post<{ lines: { id: number }[] }>('bank-statements/', {
      ...{ ...statement, opening: '0.00', closing: '5.00', lines },
    });
    await post(`bank-lines/${made.body.lines[0]?.id}/match/`, { unidentified: true });
  });

  const rolledBack = new Error('rolled back');
  /** What does not hold after a statement that no constraint and no trigger looks at, which is taken back. */
  async function brokenBy(statement: SQL): Promise<string[]> {
    let broken: string[] = [];
    await context.context.server.db
      .transaction(async (tx) => {
        await tx.execute(sql`SET LOCAL session_replication_role = replica`);
        await tx.execute(statement);
        broken = (await brokenIdentities(tx, book.client)).map(({ identity }) => identity);
        throw rolledBack;
      })
      .catch((error: unknown) => expect(error).toBe(rolledBack));
    return [...new Set(broken)];
  }

  /** A cent from the account of one kind to that of another, which the sums do not know of. */
  const cent = (debit: string, credit: string) => {
    const accountOf = (of: string) =>
      sql`(SELECT id FROM accounts WHERE client_id = ${book.client} AND kind = ${of} AND currency = 'USD' LIMIT 1)`;
    return sql`INSERT INTO transfers (client_id, entry_seq, line, effective_on, half, currency, debit_account, credit_account, amount)
      SELECT client_id, seq, 99, effective_on, 'money', 'USD', ${accountOf(debit)}, ${accountOf(credit)}, 1
      FROM entries WHERE client_id = ${book.client} AND seq = 1`;
  };

  it('holds as it was posted', async () =>
    expect(await brokenIdentities(context.context.server.db, book.client)).toEqual([]));

  it.each([
    ['contra', 'tenant', 'a tenant owes the open charges'],
    ['bank', 'credit', 'the credit of a lease is what of its receipts is not used'],
    ['bank', 'unidentified', 'unidentified money is that of receipts without a lease'],
    ['bank', 'deposit', 'a deposit is what was paid of it, less what was deducted and refunded'],
    ['landlord', 'rent_tax', 'rent tax is what was withheld, less what was paid of it'],
    ['landlord', 'paying', 'what is about to leave a bank is what is approved'],
    ['contra', 'creditor', 'a supplier is owed the open bills'],
    ['bank', 'contra', 'a half is 0'],
  ])('a cent from %s to %s is seen: %s', async (debit, credit, identity) =>
    expect(await brokenBy(cent(debit, credit))).toEqual(
      expect.arrayContaining([identity, 'a balance is the sum of its transfers']),
    ),
  );

  it('a number that is left out, and a line that is not what it is matched with, are seen', async () => {
    expect(await brokenBy(sql`DELETE FROM entries WHERE client_id = ${book.client} AND seq = 1`)).toContain(
      'entries are numbered without a gap, as they are recorded',
    );
    expect(
      await brokenBy(sql`UPDATE bank_lines SET amount = amount + 1 WHERE client_id = ${book.client}`),
    ).toContain('a line of a bank is matched whole');
  });
});
