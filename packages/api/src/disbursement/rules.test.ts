import { beforeAll, expect, it } from 'vitest';
import { useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { type Columns, change, insert, refusalOf } from '../testing/refusal.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

// The rules of bills and disbursements as SQL alone: whatever the server does, what is tried here cannot be written.

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const none = 'nothing';
  let draft = 0;
  let maker = 0;
  let bill = 0;

  beforeAll(async () => {
    const trust = await openTrust(context);
    const { property, lease } = await trust.let(rentOf('2026-01-01', '1000.00'));
    await trust.run('2026-01');
    await trust.pay(lease, '2026-01-05', '1000.00');
    const { body } = await trust.draft('landlord', [{ property, amount: '10.00' }]);
    draft = body.id;
    maker = body.made_by.id;
    const billed = { billed_on: '2026-01-09', due_on: '2026-01-31', description: 'Plumber' };
    const amount = { amount: '120.00', currency: 'USD' };
    const party = { type: 'individual', id: 3 };
    const { body: made } = await context.post<{ id: number }>('bills/', {
      party,
      property,
      number: '7',
      amount,
      ...billed,
    });
    bill = made.id;
  });

  const refusal = (...statements: string[]) => refusalOf(context.context.server.db, ...statements);
  const changed = (columns: Columns) => change('disbursements', columns);
  const approved = (by: string | number, more: Columns = {}) =>
    changed({ state: 'approved', approved_by: by, approved_on: '2026-01-10', ...more });
  const other = () => maker + 1;

  it('a disbursement is approved by someone else, or marked, and goes forward from its draft', async () => {
    expect(await refusal(approved(other()))).toBe(none);
    expect(await refusal(approved(maker))).toBe('two_people');
    expect(await refusal(approved(maker, { alone: '(true)' }))).toBe(none);
    expect(await refusal(changed({ state: 'approved' }))).toMatch(/^disbursements_check/);
    expect(
      await refusal(changed({ state: 'paid', approved_by: other(), approved_on: '2026-01-10' })),
    ).toMatch(/disbursement_forward|disbursements_check/);
    const paid = changed({ state: 'paid', paid_on: '2026-01-11' });
    expect(await refusal(approved(other()), paid)).toBe(none);
    expect(await refusal(approved(other()), changed({ state: 'paid', paid_on: '2026-01-09' }))).toMatch(
      /_check/,
    );
    expect(await refusal(approved(other()), paid, changed({ state: 'approved', paid_on: null }))).toBe(
      'disbursement_forward',
    );
    expect(await refusal(changed({ state: 'cancelled' }), changed({ state: 'draft' }))).toBe(
      'disbursement_forward',
    );
  });

  it('what was approved is fixed, with its lines, and nothing is deleted', async () => {
    const lines = `UPDATE disbursement_lines SET amount = 1 WHERE disbursement_id = ${draft}`;
    expect(await refusal(lines)).toBe(none);
    expect(await refusal(approved(other()), lines)).toBe('disbursement_fixed');
    expect(await refusal(changed({ kind: 'commission' }))).toMatch(/fkey|disbursement_fixed/);
    expect(await refusal(changed({ number: 'PV-000009' }))).toBe('disbursement_fixed');
    expect(await refusal(`DELETE FROM disbursements WHERE id = ${draft}`)).not.toBe(none);
    expect(await refusal('DELETE FROM disbursement_events')).not.toBe(none);
    expect(await refusal(`UPDATE bills SET amount = 1 WHERE id = ${bill}`)).not.toBe(none);
  });

  it('no more of a bill is paid than it asks for', async () => {
    const payment = (amount: number) =>
      insert('bill_payments', {
        ...{
          client_id: context.book.client,
          bill_id: bill,
          currency: 'USD',
          disbursement_id: draft,
          amount,
          entry_seq: 1,
        },
      });
    expect(await refusal(payment(12_000))).toBe(none);
    expect(await refusal(payment(12_001))).toBe('not_overpaid');
    expect(await refusal(payment(-1))).toBe('not_overpaid');
    expect(await refusal('UPDATE open_bills SET paid = 0')).not.toBe(none);
  });
});
