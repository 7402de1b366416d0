import { type BankAccount, defaultPaymentColumns, paymentFields } from '@rentsafe/domain/bankAccount';
import type { Disbursement } from '@rentsafe/domain/disbursement';
import type { Landlord } from '@rentsafe/domain/landlord';
import type { Paginated } from '@rentsafe/domain/pagination';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEvents } from '../db/schema.ts';
import { useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf, supplier } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, get, patch } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;
  let property: number;

  beforeEach(async () => {
    trust = await openTrust(context);
    const made = await trust.let(rentOf('2026-01-01', '1000.00'));
    property = made.property;
    await trust.run('2026-01');
    await trust.pay(made.lease, '2026-01-05', '1000.00');
  });

  const approved = async (amount: string) => {
    const { body } = await trust.draft('landlord', [{ property, amount }]);
    return (await trust.verb(body, 'approve', { on: '2026-01-10' })).body;
  };
  /** The account of the landlord, whose number is that. */
  const landlordAccount = async (account_number: string | null, bank_name = 'CBZ') => {
    const [{ id, version } = { id: 0, version: 0 }] = (await get<Paginated<Landlord>>('landlords/')).body
      .results;
    const details = { version, bank_name, bank_branch: 'Gweru', account_number };
    expect((await patch(`landlords/${id}/`, details, book.admin)).status).toBe(200);
  };
  const file = (query = '', token = book.admin, account = trust.bank) =>
    get<string | object>(`bank-accounts/${account}/payment-file/${query}`, token);
  const columns = (payment_columns: unknown, token = book.admin) =>
    patch<BankAccount>(`bank-accounts/${trust.bank}/`, { payment_columns, version: 1 }, token);

  describe('the payment file', () => {
    it('has the approved and unpaid ones of the account, in all columns unless the bank asks for others', async () => {
      await landlordAccount('00123456');
      const [first, second] = [await approved('100.00'), await approved('200.50')];
      await trust.verb(await approved('300.00'), 'pay', { on: '2026-01-11' });
      await trust.draft('landlord', [{ property, amount: '1.00' }]);
      const payee = first.party.name;
      const head = 'Payee,Bank Name,Bank Branch,Account Number,Amount,Currency,Number,Reference,Date';
      const rowOf = ({ number }: Disbursement, amount: string) =>
        `${payee},CBZ,Gweru,00123456,${amount},USD,${number},${number},2026-01-10`;
      expect((await file('?format=csv')).body).toBe(
        `\uFEFF${[head, rowOf(first, '100.00'), rowOf(second, '200.50')].join('\r\n')}\r\n`,
      );
      const asked = [
        { header: 'Beneficiary', field: 'payee' },
        { header: '=Amount', field: 'amount' },
        { header: 'Narration', field: 'number' },
        { header: 'Value Date', field: 'date', format: 'DD/MM/YYYY' },
      ];
      expect((await columns(asked)).body).toMatchObject({ payment_columns: asked, version: 2 });
      expect((await file(`?disbursements=${second.id}`)).body).toBe(
        `\uFEFFBeneficiary,'=Amount,Narration,Value Date\r\n${payee},200.50,${second.number},10/01/2026\r\n`,
      );
      const exports = await context.context.server.db
        .select()
        .from(auditEvents)
        .where(and(eq(auditEvents.action, 'export'), eq(auditEvents.client_id, book.client)));
      expect(exports.map(({ changes }) => changes)).toMatchObject([
        { list: [null, 'payment file'], rows: [null, 2], bank_account: [null, trust.bank] },
        { rows: [null, 1], disbursements: [null, second.number] },
      ]);
    });

    it('is for Admins of the book', async () => {
      expect((await file('', book.user)).status).toBe(403);
      expect((await file('', book.stranger)).status).toBe(404);
    });

    it('names the payees without an account number, each once', async () => {
      await landlordAccount(null);
      const paid = [await approved('100.00'), await approved('50.00')];
      const [{ party } = { party: null }] = paid;
      const of = (...payments: { id: number }[]) => `?disbursements=${payments.map(({ id }) => id).join()}`;
      expect(await file(of(...paid))).toMatchObject({
        status: 400,
        body: { detail: '1 payee has no account number.', parties: [party] },
      });
      const { body: draw } = await trust.draft('commission', [{ amount: '20.00' }], { party: supplier });
      const { body: other } = await trust.verb(draw, 'approve');
      expect((await file(of(...paid, other))).body).toEqual({
        detail: '2 payees have no account number.',
        parties: [party, other.party],
      });
      // The file of the account is made for those that can be paid by it.
      const agent = { party: supplier, account_number: '4009' };
      expect(
        (await context.context.server.request('PUT', '/api/payees/', { token: book.admin, body: agent }))
          .status,
      ).toBe(200);
      const { body: next } = await trust.draft('commission', [{ amount: '5.00' }], { party: supplier });
      await trust.verb(next, 'approve');
      expect(
        String((await file()).body)
          .split('\r\n')
          .slice(1),
      ).toEqual([expect.stringContaining(',4009,5.00,USD,'), '']);
    });

    it('a text of a landlord is never calculated', async () => {
      await landlordAccount('+263771234567', '=HYPERLINK("x")');
      await approved('100.00');
      expect((await file()).body).toContain(`"'=HYPERLINK(""x"")",Gweru,'+263771234567,100.00`);
    });

    it('has none of another account or state, and none that is unknown', async () => {
      await landlordAccount('00123456');
      const { body: draft } = await trust.draft('landlord', [{ property, amount: '1.00' }]);
      expect(await file(`?disbursements=${draft.id}`)).toMatchObject({
        status: 409,
        body: { detail: 'Not possible in state draft.', state: 'draft' },
      });
      const { id, number } = await approved('10.00');
      expect(await file(`?disbursements=${id}`, book.admin, trust.zigBank)).toMatchObject({
        status: 400,
        body: { disbursements: [`${number} is paid from another account.`] },
      });
      expect((await file('?disbursements=999999')).body).toEqual({
        disbursements: ['Invalid pk "999999" - object does not exist.'],
      });
      expect((await file('?disbursements=x')).body).toEqual({ disbursements: ['Not a valid choice.'] });
      expect((await file('?format=xml')).body).toEqual({ format: ['Not a valid choice.'] });
    });
  });

  describe('the columns of an account', () => {
    it('are all that there is to say, until they are changed by an Admin', async () => {
      expect((await get<BankAccount>(`bank-accounts/${trust.bank}/`)).body.payment_columns).toEqual(
        defaultPaymentColumns,
      );
      expect((await columns([{ header: 'To', field: 'payee' }], book.user)).status).toBe(403);
    });

    it('are refused where there is none, where one has no header, or is of nothing known', async () => {
      expect((await columns([])).status).toBe(400);
      expect(await columns([{ header: ' ', field: 'payee' }])).toMatchObject({
        status: 400,
        body: { payment_columns: [{ header: ['This field may not be blank.'] }] },
      });
      expect(await columns([{ header: 'A', field: 'secret' }])).toMatchObject({
        body: { payment_columns: [{ field: ['Not a valid choice.'] }] },
      });
    });

    it('are checked by the database too', async () => {
      const set = (value: unknown) =>
        context.context.server.db.execute(
          sql`UPDATE bank_accounts SET payment_columns = ${JSON.stringify(value)}::jsonb WHERE id = ${trust.bank}`,
        );
      for (const wrong of [{}, [], [{ header: '', field: 'payee' }], [{ header: 'A', field: 'b' }], [1]])
        await expect(set(wrong), JSON.stringify(wrong)).rejects.toThrow();
      await set(paymentFields.map((field) => ({ header: 'A', field })));
    });
  });
});
