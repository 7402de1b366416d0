import type { Disbursement, DisbursementFunds } from '@rentsafe/domain/disbursement';
import type { Landlord } from '@rentsafe/domain/landlord';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { Payee } from '@rentsafe/domain/payee';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { driverError } from '../db/errors.ts';
import { type Refusal, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { landlord, openTrust, rentOf, supplier, tenant } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, get, post, patch } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;
  let lease = 0;
  let property = 0;
  let third = '';

  beforeEach(async () => {
    trust = await openTrust(context);
    const { server } = context.context;
    third = (await server.addUser(book.client, 1)).access;
    await server.db.execute(sql`UPDATE users SET password_hash = 'set' WHERE client_id = ${book.client}`);
    ({ lease, property } = await trust.let(rentOf('2026-01-01', '1000.00')));
    await trust.run('2026-01');
    await trust.pay(lease, '2026-02-05', '1000.00');
  });

  const drafted = async (amount: string, token = book.user) =>
    (await trust.draft('landlord', [{ property, amount }], {}, token)).body;
  const approve = ({ id }: { id: number }, body: object, token = trust.second) =>
    post<Disbursement & Refusal>(`disbursements/${id}/approve/`, body, token);
  const put = (body: object, token = book.admin) =>
    context.context.server.request<Payee & Refusal>('PUT', '/api/payees/', { token, body });
  const details = async () => {
    const [found] = (await get<Paginated<Landlord>>('landlords/')).body.results;
    if (!found) throw new Error('There is no landlord.');
    return found;
  };
  const own = 'Another Admin must approve what you prepared.';

  describe('two people', () => {
    it('G9 an approval takes the version that was read: without one 400, an old one 409', async () => {
      const draft = await drafted('10.00');
      expect(await approve(draft, {})).toMatchObject({
        status: 400,
        body: { version: ['This field is required.'] },
      });
      await patch(`disbursements/${draft.id}/`, { version: 1, lines: [{ property, amount: '11.00' }] });
      expect(await approve(draft, { version: 1 })).toMatchObject({ status: 409, body: { version: 2 } });
      expect(await approve(draft, { version: 3 })).toMatchObject({ status: 409, body: { version: 2 } });
      expect(await approve(draft, { version: 2 })).toMatchObject({ status: 200, body: { alone: false } });
    });

    it('G9 who edited a payment may not approve it, and is named', async () => {
      const draft = await drafted('10.00');
      const lines = [{ property, amount: '11.00' }];
      const { body } = await patch<Disbursement>(
        `disbursements/${draft.id}/`,
        { version: 1, lines },
        trust.second,
      );
      expect(body.edited_by).toHaveLength(1);
      expect(await approve(draft, { version: 2 })).toMatchObject({ status: 403, body: { detail: own } });
      expect((await approve(draft, { version: 2 }, third)).status).toBe(200);
    });

    it('G9 the database refuses an approval by its editor', async () => {
      const draft = await drafted('10.00');
      const error = await context.context.server.db
        .transaction(async (tx) => {
          await tx.execute(
            sql`UPDATE disbursements SET edited_by = ARRAY[1]::bigint[] WHERE id = ${draft.id}`,
          );
          await tx.execute(sql`UPDATE disbursements SET state = 'approved', approved_on = '2026-03-01', approved_by = 1
            WHERE id = ${draft.id}`);
        })
        .then(() => null, driverError);
      expect(error).toMatchObject({ constraint: 'two_people' });
    });

    it.each(['prepare', 'refund'])('G9 who drafted by %s may not approve it', async (way) => {
      if (way === 'prepare') {
        const { body } = await post<{ made: { id: number }[] }>(
          'disbursements/prepare/',
          { bank_account: trust.bank, currency: 'USD' },
          book.admin,
        );
        const [made = { id: 0 }] = body.made;
        expect(await approve(made, { version: 1 }, book.admin)).toMatchObject({
          status: 403,
          body: { detail: own },
        });
        return;
      }
      const refund = { amount: usd('1.00'), bank_account: trust.bank };
      const { body } = await post<Disbursement>(`deposits/${lease}/refund/`, refund, book.admin);
      expect(await approve(body, { version: 1 }, book.admin)).toMatchObject({
        status: 403,
        body: { detail: own },
      });
    });

    it('G9 nobody approves alone who has just removed the other, or shut the provider out', async () => {
      await patch(`books/${book.client}/`, { version: 2, managed: true }, book.admin);
      await patch(`books/${book.client}/`, { version: 3, managed: false }, book.admin);
      const users = `clients/clients/${book.client}/users/`;
      const { body } = await get<Paginated<{ id: number; version: number; access_level: number }>>(
        users,
        book.admin,
      );
      const admins = body.results.filter((user) => user.access_level === 1);
      for (const { id, version } of admins.slice(1)) {
        await patch(`${users}${id}/`, { is_active: false, version }, book.admin);
      }
      const draft = await drafted('10.00', book.admin);
      expect(await approve(draft, { version: 1 }, book.admin)).toMatchObject({
        status: 403,
        body: { detail: own },
      });
    });

    /** As if the first Admin had made the second user of the list, and the second the third. */
    const madeBy = (maker: number, made: number) =>
      context.context.server.db.execute(sql`INSERT INTO audit_events (at, user_id, client_id, action, subject_type, subject_id, request_id)
        SELECT '2026-03-14T08:00:00Z', (SELECT id FROM users WHERE client_id = ${book.client} ORDER BY id OFFSET ${maker} LIMIT 1),
          ${book.client}, 'create', 'user', (SELECT id FROM users WHERE client_id = ${book.client} ORDER BY id OFFSET ${made} LIMIT 1), 'test'`);

    // The users of the book: the first Admin, a User, the second Admin, the third.
    it('G9 an Admin whom the maker has just made, or one whom that one made, is no second person', async () => {
      const draft = await drafted('10.00', book.admin);
      await madeBy(0, 1);
      await madeBy(1, 3);
      expect(await approve(draft, { version: 1 }, third)).toMatchObject({
        status: 403,
        body: {
          detail:
            'Another Admin must approve this: whoever prepared it set up your account in the last 7 days.',
        },
      });
      expect(await approve(draft, { version: 1 }, trust.second)).toMatchObject({
        status: 200,
        body: { alone: false },
      });
    });

    it('G9 where the maker has made all other Admins just now, it is approved alone, and marked', async () => {
      const draft = await drafted('10.00', book.admin);
      await madeBy(0, 2);
      await madeBy(0, 3);
      expect(await approve(draft, { version: 1 }, third)).toMatchObject({
        status: 200,
        body: { alone: true },
      });
    });
  });

  describe('bank details', () => {
    it('G9 bank details are changed by an Admin', async () => {
      const { id, version } = await details();
      const changed = { version, account_number: '4001' };
      expect(await patch(`landlords/${id}/`, changed)).toMatchObject({ status: 403 });
      expect(
        (await patch(`landlords/${id}/`, { version, vat_number: '22', account_number: null })).status,
      ).toBe(200);
      expect(
        (await patch(`landlords/${id}/`, { ...changed, version: version + 1 }, book.admin)).body,
      ).toMatchObject({
        account_number: '4001',
        bank_since: '2026-03-15',
      });
      const more = { party: supplier, account_number: '1' };
      expect((await post('landlords/', more)).status).toBe(403);
      expect((await put(more, book.user)).status).toBe(403);
    });

    it('G9 they are copied into the draft; changed, they are a new version that whoever set them does not approve', async () => {
      const { id, version } = await details();
      await patch(`landlords/${id}/`, { version, account_number: '4001' }, third);
      const draft = await drafted('10.00');
      expect(draft.payee).toMatchObject({ account_number: '4001', since: '2026-03-15' });
      await patch(`landlords/${id}/`, { version: version + 1, account_number: '6666' }, trust.second);
      expect(await approve(draft, { version: 1 }, third)).toMatchObject({
        status: 409,
        body: { version: 2 },
      });
      expect(await approve(draft, { version: 2 })).toMatchObject({ status: 403, body: { detail: own } });
      expect(await approve(draft, { version: 2 }, third)).toMatchObject({
        status: 200,
        body: { payee: { account_number: '6666' } },
      });
    });

    it('G9 whoever set new details of a payee does not approve what is drafted afterwards', async () => {
      await put({ party: landlord, account_number: '6666' }, trust.second);
      const draft = await drafted('10.00');
      expect(await approve(draft, { version: 1 })).toMatchObject({
        status: 403,
        body: { detail: "Another Admin must approve this: you set the payee's bank details on 15 Mar 2026." },
      });
      expect((await approve(draft, { version: 1 }, third)).status).toBe(200);
    });

    it('G9 the file for the bank pays what was approved, and says that it was made', async () => {
      await put({ party: landlord, account_number: '4001' }, third);
      const draft = await drafted('10.00');
      await approve(draft, { version: 1 });
      await put({ party: landlord, account_number: '6666' }, trust.second);
      const file = () => get<string>(`bank-accounts/${trust.bank}/payment-file/`, book.admin);
      expect((await file()).body).toContain(',4001,10.00,');
      expect((await get<Disbursement>(`disbursements/${draft.id}/`)).body).toMatchObject({
        ...{ in_file_on: '2026-03-15', payee: { account_number: '4001' } },
      });
      // What was in a file is in another only where it is named.
      expect((await file()).body).not.toContain('4001');
      expect(
        (await get<string>(`bank-accounts/${trust.bank}/payment-file/?disbursements=${draft.id}`, book.admin))
          .body,
      ).toContain('4001');
      expect(await trust.verb(draft, 'fail', { reason: 'Twice' }, book.user)).toMatchObject({
        status: 403,
        body: { detail: 'It was in a file for the bank on 15 Mar 2026. An Admin must take it back.' },
      });
    });

    it('G9 every payee has them: a landlord theirs, others those of the book', async () => {
      expect((await put({ party: tenant, bank_name: 'CBZ', account_number: '1' })).body).toMatchObject({
        ...{ party: tenant, bank_name: 'CBZ', account_number: '1', since: '2026-03-15' },
      });
      await put({ party: tenant, account_number: '2' });
      await put({ party: landlord, account_number: '3' });
      expect((await details()).account_number).toBe('3');
      const { body } = await get<Paginated<Payee>>('payees/?party_type=individual&party=2');
      expect(body.results).toMatchObject([{ party: tenant, bank_name: null, account_number: '2' }]);
      expect((await get<Paginated<Payee>>('payees/', book.stranger)).body.results).toEqual([]);
    });
  });

  describe('days', () => {
    it('G10 a payment is not approved before the money was there', async () => {
      const draft = await drafted('10.00');
      expect(await approve(draft, { version: 1, on: '2026-02-01' })).toMatchObject({
        status: 400,
        body: { on: ['Only 0.00 was there on 1 Feb 2026.'] },
      });
      expect((await approve(draft, { version: 1, on: '2026-02-05' })).status).toBe(200);
    });

    it('G10 nor so that a later day is left without it', async () => {
      await trust.out('landlord', '2026-02-20', [{ property, amount: '884.50' }]);
      await trust.run('2026-02');
      await trust.pay(lease, '2026-03-05', '1000.00');
      expect(await approve(await drafted('100.00'), { version: 1, on: '2026-02-10' })).toMatchObject({
        body: { on: ['Only 0.00 was there on 20 Feb 2026.'] },
      });
    });

    it('G10 nor a refund of what a tenant had not paid by then', async () => {
      await trust.pay(lease, '2026-02-20', '50.00', { allocations: 'none' });
      const { body } = await trust.draft('credit', [{ lease, amount: '50.00' }], { party: tenant });
      expect(await approve(body, { version: 1, on: '2026-02-19' })).toMatchObject({
        body: { on: ['Only 0.00 was there on 19 Feb 2026.'] },
      });
      expect((await approve(body, { version: 1, on: '2026-02-20' })).status).toBe(200);
    });

    it('G10 nor a bill before it was owed', async () => {
      const bill = { party: supplier, property, number: '1', billed_on: '2026-03-01', due_on: '2026-03-01' };
      const made = await post<{ id: number }>('bills/', {
        ...bill,
        amount: usd('20.00'),
        description: 'Work',
      });
      const lines = [{ bill: made.body.id, amount: '20.00' }];
      const { body } = await trust.draft('bill', lines, { party: supplier });
      expect(await approve(body, { version: 1, on: '2026-02-28' })).toMatchObject({
        body: { on: ['Only 0.00 was there on 28 Feb 2026.'] },
      });
      expect((await approve(body, { version: 1, on: '2026-03-01' })).status).toBe(200);
    });

    it('G10 nor on a day on which its account is reconciled', async () => {
      const closed = { status: 400, body: { on: ['This account is reconciled until 28 Feb 2026.'] } };
      const draft = await drafted('10.00');
      const days = { from_on: '2026-02-01', to_on: '2026-02-28', opening: '0.00', closing: '1000.00' };
      const lines = [{ on: '2026-02-05', description: 'EFT', amount: '1000.00' }];
      const { body } = await post<{ lines: { id: number }[] }>('bank-statements/', {
        ...{ bank_account: trust.bank, ...days, lines },
      });
      const [receipt] = (await get<Paginated<{ id: number }>>('receipts/')).body.results;
      await post(`bank-lines/${body.lines[0]?.id}/match/`, { receipts: [receipt?.id] });
      const signed = { bank_account: trust.bank, on: '2026-02-28' };
      expect((await post('reconciliations/', signed, book.admin)).status).toBe(201);
      expect(await approve(draft, { version: 1, on: '2026-02-28' })).toMatchObject(closed);
      expect((await approve(draft, { version: 1, on: '2026-03-01' })).status).toBe(200);
    });

    it('G10 nor a journal that takes from a landlord', async () => {
      const { id } = await details();
      const journal = {
        kind: 'creditor_debit',
        landlord: id,
        property,
        amount: usd('5.00'),
        reason: 'Agreed',
      };
      const { body } = await post<{ id: number }>('journals/', { ...journal, on: '2026-02-04' });
      expect(await post(`journals/${body.id}/post/`, { version: 1 }, trust.second)).toMatchObject({
        status: 400,
        body: { on: ['Only 0.00 was there on 4 Feb 2026.'] },
      });
    });
  });

  describe('what is held', () => {
    it('G8 what open bills need is not available to the landlord; a bill itself uses it', async () => {
      const bill = { party: supplier, property, number: '1', billed_on: '2026-03-01', due_on: '2026-03-01' };
      const made = await post<{ id: number }>('bills/', {
        ...bill,
        amount: usd('84.50'),
        description: 'Work',
      });
      const draft = await drafted('800.01');
      expect(await approve(draft, { version: 1 })).toMatchObject({
        status: 409,
        body: { detail: 'Only 800.00 is available; 84.50 is held for bills.', state: 'draft' },
      });
      expect((await get<DisbursementFunds>(`disbursements/${draft.id}/funds/`)).body).toMatchObject({
        held: [{ held: '884.50', reserve: '0.00', shortfall: '0.00', bills: '84.50', available: '800.00' }],
        bank: { balance: '1000.00', set_aside: '0.00', free: '1000.00' },
        not_exchanged: '0.00',
      });
      const pays = await trust.draft('bill', [{ bill: made.body.id, amount: '84.50' }], { party: supplier });
      expect((await trust.verb(pays.body, 'approve')).status).toBe(200);
      expect((await approve(await drafted('800.00'), { version: 1 })).status).toBe(200);
    });

    it('G12 what was received in the other currency and is not exchanged is said', async () => {
      await trust.pay(lease, '2026-03-01', '100.00', {
        ...{ bank_account: trust.zigBank, paid: { amount: '2680.00', currency: 'ZIG' }, rate: '26.8' },
        allocations: 'none',
      });
      const { body } = await get<DisbursementFunds>(`disbursements/${(await drafted('1.00')).id}/funds/`);
      expect(body.not_exchanged).toBe('100.00');
    });

    it('G11 a paid payment is taken back by an Admin, and not while it is matched', async () => {
      const paid = await trust.out('landlord', '2026-03-02', [{ property, amount: '10.00' }]);
      expect((await trust.verb(paid, 'fail', { reason: 'Returned' }, book.user)).status).toBe(403);
      const lines = [{ on: '2026-03-02', description: 'EFT', amount: '-10.00' }];
      const days = { from_on: '2026-03-01', to_on: '2026-03-02', opening: '0.00', closing: '-10.00' };
      const { body } = await post<{ lines: { id: number }[] }>('bank-statements/', {
        ...{ bank_account: trust.bank, ...days, lines },
      });
      const line = body.lines[0]?.id;
      expect((await post(`bank-lines/${line}/match/`, { disbursements: [paid.id] })).status).toBe(200);
      expect(await trust.verb(paid, 'fail', { reason: 'Returned' })).toMatchObject({
        status: 409,
        body: { detail: "It is matched with the bank's line of 2 Mar 2026. Unmatch that first.", line },
      });
      await post(`bank-lines/${line}/unmatch/`, {});
      expect((await trust.verb(paid, 'fail', { reason: 'Returned' })).status).toBe(200);
    });
  });
});
