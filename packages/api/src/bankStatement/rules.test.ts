import type { BankStatement } from '@rentsafe/domain/bankStatement';
import { beforeAll, expect, it } from 'vitest';
import { useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { type Columns, insert, refusalOf } from '../testing/refusal.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

// The rules of bank statements as SQL alone: whatever the server does, what is tried here cannot be written.

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const none = 'nothing';
  let bank = 0;
  let statement = 0;
  let line = 0;
  let receipt = { id: 0, entries: [0] };

  beforeAll(async () => {
    const trust = await openTrust(context);
    bank = trust.bank;
    const { lease } = await trust.let(rentOf('2026-01-01', '1000.00'));
    receipt = await trust.pay(lease, '2026-01-05', '10.00');
    const { body } = await context.post<BankStatement>('bank-statements/', {
      ...{
        bank_account: bank,
        from_on: '2026-01-01',
        to_on: '2026-01-31',
        opening: '0.00',
        closing: '10.00',
      },
      lines: [{ on: '2026-01-05', description: 'EFT', amount: '10.00' }],
    });
    statement = body.id;
    line = body.lines[0]?.id ?? 0;
  });

  const refusal = (...statements: string[]) =>
    refusalOf(context.context.server.db, ...statements, 'SET CONSTRAINTS ALL IMMEDIATE');
  const account = () => ({ client_id: context.book.client, bank_account_id: bank });
  const stored = (more: Columns) =>
    insert('bank_statements', {
      ...{ ...account(), currency: 'USD', from_on: '2026-02-01', to_on: '2026-02-28', line_count: 0 },
      ...{ opening: 1000, closing: 1000, ...more },
    });
  const lined = (more: Columns) =>
    insert('bank_lines', {
      ...{ ...account(), statement_id: statement, currency: 'USD', line: 2, on_date: '2026-01-05' },
      ...{ description: 'EFT', amount: 1, ...more },
    });
  const matched = (more: Columns = {}) =>
    insert('bank_matches', {
      ...{ ...account(), line_id: line, kind: 'receipt', receipt_id: receipt.id, amount: 1000 },
      ...{ entry_seq: receipt.entries[0] ?? 0, ...more },
    });

  it('a statement follows the last and adds up', async () => {
    expect(await refusal(stored({}))).toBe(none);
    expect(await refusal(stored({ from_on: '2026-01-31' }))).toBe('statement_follows');
    expect(await refusal(stored({ opening: 999, closing: 999 }))).toBe('statement_follows');
    expect(await refusal(stored({ closing: 1001 }))).toBe('statement_adds_up');
    expect(await refusal(stored({ line_count: 1 }))).toBe('statement_adds_up');
    expect(await refusal(stored({ currency: 'ZWG' }))).toMatch(/fkey/);
  });

  it('its lines come with it, within its days, and go with the last one', async () => {
    expect(await refusal(lined({}))).toBe('line_in_statement');
    expect(await refusal(lined({ line: 1 }))).toMatch(/key/);
    expect(await refusal('UPDATE bank_lines SET amount = 1')).not.toBe(none);
    expect(await refusal(`DELETE FROM bank_lines WHERE id = ${line}`)).not.toBe(none);
    const undo = `DELETE FROM bank_statements WHERE id = ${statement}`;
    expect(await refusal(undo)).toBe(none);
    expect(await refusal(stored({}), undo)).toBe('statement_last');
    expect(await refusal(matched(), undo)).toMatch(/bank_matches.*fkey/);
  });

  it('a line that is left out is not counted, and matches nothing', async () => {
    const next = stored({ from_on: '2026-02-01', line_count: 1 });
    const out = insert('bank_lines', {
      ...{ ...account(), statement_id: '(SELECT max(id) FROM bank_statements)', currency: 'USD', line: 1 },
      ...{ on_date: '2026-02-05', description: 'EFT', amount: 1000, left_out: 'Twice' },
    });
    expect(await refusal(next, out)).toBe(none);
    expect(await refusal(next, out, matched({ line_id: '(SELECT max(id) FROM bank_lines)' }))).toBe(
      'line_left_out',
    );
  });

  it('a match is a movement of the account, once, of its record, and the whole line', async () => {
    expect(await refusal(matched())).toBe(none);
    expect(await refusal(matched(), matched())).toBe('matched_once');
    expect(await refusal(matched({ amount: 999 }))).toBe('match_is_movement');
    expect(await refusal(matched({ kind: 'entry', receipt_id: null }))).toBe(none);
    expect(await refusal(matched({ kind: 'entry' }))).toMatch(/check/);
    const other = insert('bank_lines', {
      ...{ ...account(), statement_id: '(SELECT max(id) FROM bank_statements)', currency: 'USD', line: 1 },
      ...{ on_date: '2026-02-01', description: 'EFT', amount: 999 },
    });
    const next = stored({ closing: 1999, line_count: 1 });
    expect(await refusal(next, other, matched({ line_id: '(SELECT max(id) FROM bank_lines)' }))).toBe(
      'matches_add_up',
    );
  });

  it('a line is to be matched until it is, again when it no longer is, and gone with its statement', async () => {
    const unmatched = (...found: number[]) =>
      `DO $$ BEGIN ASSERT (SELECT array_agg(id) FROM open_bank_lines) IS NOT DISTINCT FROM nullif('{${found}}'::bigint[], '{}'); END $$`;
    const undo = `DELETE FROM bank_statements WHERE id = ${statement}`;
    expect(await refusal(unmatched(line))).toBe(none);
    expect(await refusal(matched(), unmatched())).toBe(none);
    expect(await refusal(matched(), 'DELETE FROM bank_matches', unmatched(line))).toBe(none);
    expect(await refusal(undo, unmatched())).toBe(none);
    expect(await refusal('DELETE FROM unmatched_lines')).not.toBe(none);
  });

  it('what is signed agrees with its statement, and stays matched', async () => {
    const signed = (more: Columns = {}) =>
      insert('reconciliations', {
        ...{ ...account(), statement_id: statement, currency: 'USD', on_date: '2026-01-31', statement: 1000 },
        ...{ outstanding_in: 0, outstanding_out: 0, book: 1000, open_lines: '[]', outstanding: '[]' },
        ...{ known_seq: 1, signed_by: '(SELECT min(id) FROM users)', at: '2026-02-01', ...more },
      });
    expect(await refusal(signed())).toBe(none);
    expect(await refusal(signed({ book: 1001 }))).toBe('bank_and_book_agree');
    expect(await refusal(signed({ statement: 900, book: 900 }))).toMatch(/fkey/);
    expect(await refusal(signed({ on_date: '2026-01-30' }))).toMatch(/fkey/);
    expect(await refusal(signed(), signed())).toBe('reconciled_once');
    expect(await refusal(matched(), signed(), 'DELETE FROM bank_matches')).toBe('match_reconciled');
    expect(await refusal(signed(), 'DELETE FROM reconciliations')).not.toBe(none);
  });
});
