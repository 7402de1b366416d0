import type { Journal } from '@rentsafe/domain/journal';
import { beforeAll, expect, it } from 'vitest';
import { usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { type Columns, change, insert, refusalOf } from '../testing/refusal.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

// The rules of journals as SQL alone: whatever the server does, what is tried here cannot be written.

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const none = 'nothing';
  let journal: Journal;
  let property = 0;

  beforeAll(async () => {
    const trust = await openTrust(context);
    const made = await trust.let(rentOf('2026-02-01', '100.00'));
    ({ property } = made);
    await trust.run('2026-02');
    const body = {
      kind: 'customer_debit',
      lease: made.lease,
      amount: usd('5.00'),
      on: '2026-02-01',
      reason: 'Agreed',
    };
    journal = (await context.post<Journal>('journals/', body)).body;
  });

  const refusal = (...statements: string[]) => refusalOf(context.context.server.db, ...statements);
  const changed = (columns: Columns) => change('journals', columns);
  // Entry 1, of the first of February, stands for its own.
  const posted = (by: number, more: Columns = {}) =>
    changed({ state: 'posted', posted_by: by, entry_seq: 1, ...more });
  const maker = () => journal.made_by.id;
  const other = () => maker() - 1;
  const reversed = changed({ state: 'reversed', reversal_seq: 1 });

  it('is posted by someone else, or marked, and goes forward only', async () => {
    expect(await refusal(posted(other()))).toBe(none);
    expect(await refusal(posted(maker()))).toBe('journal_two_people');
    expect(await refusal(posted(maker(), { alone: '(true)' }))).toBe(none);
    expect(await refusal(changed({ state: 'posted' }))).toMatch(/^journals_check/);
    expect(await refusal(posted(other()), reversed)).toBe(none);
    expect(await refusal(posted(other()), reversed, changed({ state: 'posted', reversal_seq: null }))).toBe(
      'journal_forward',
    );
    expect(await refusal(changed({ state: 'cancelled' }), changed({ state: 'draft' }))).toBe(
      'journal_forward',
    );
  });

  it('what it says is fixed once it is no draft, and it stays', async () => {
    expect(await refusal(changed({ amount: 1 }))).toBe(none);
    expect(await refusal(posted(other(), { amount: 1 }))).toBe('journal_fixed');
    expect(await refusal(posted(other()), changed({ amount: 1 }))).toBe('journal_fixed');
    expect(await refusal(changed({ number: 'JV-000009' }))).toBe('journal_fixed');
    expect(await refusal(posted(other()), changed({ posted_by: maker(), alone: '(true)' }))).toBe(
      'journal_fixed',
    );
    expect(await refusal(`DELETE FROM journals WHERE id = ${journal.id}`)).not.toBe(none);
  });

  it('is of one account, numbered without a gap, from a draft on', async () => {
    const row = {
      ...{
        client_id: context.book.client,
        number: 'JV-000099',
        kind: 'creditor_debit',
        property_id: property,
      },
      ...{ currency: 'USD', amount: 1, on_date: '2026-02-01', reason: 'Agreed', made_by: maker() },
    };
    const party = '(SELECT id FROM parties ORDER BY id LIMIT 1)';
    expect(await refusal(insert('journals', row))).toBe('journal_account');
    expect(
      await refusal(insert('journals', { ...row, party_id: party, lease_id: journal.lease?.id ?? 0 })),
    ).toBe('journal_account');
    expect(await refusal(insert('journals', { ...row, party_id: party }))).toBe(none);
    expect(await refusal(insert('journals', { ...row, party_id: party, state: 'cancelled' }))).toBe(
      'journal_forward',
    );
    const numbered = `DO $$ BEGIN ASSERT (SELECT number FROM journals ORDER BY id DESC LIMIT 1) = 'JV-000002'; END $$`;
    expect(await refusal(insert('journals', { ...row, party_id: party }), numbered)).toBe(none);
  });

  it('what is paid of a bill is by a disbursement or a journal', async () => {
    const payment = { client_id: context.book.client, bill_id: 1, currency: 'USD', amount: 1, entry_seq: 1 };
    expect(await refusal(insert('bill_payments', payment))).toBe('paid_by_one');
  });
});
