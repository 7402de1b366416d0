import type { Charge } from '@rentsafe/domain/charge';
import type { Lease } from '@rentsafe/domain/lease';
import type { Paginated } from '@rentsafe/domain/pagination';
import { beforeAll, describe, expect, it } from 'vitest';
import { person, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { type Columns, change, insert, refusalOf } from '../testing/refusal.ts';

// The rules of claims, disputes and debt calls as SQL alone: whatever the server does, what is tried here cannot be written.

onEitherDatabase((kind) => {
  const { context, book, open, get, post, newUnit } = useBook(kind, '2026-07-15T08:00:00Z');

  /** A reportable lease that was charged 300.00 on 1 January, in a new book. */
  const begin = async () => {
    const { body } = await post<Lease>('leases/', {
      unit: await newUnit(),
      parties: [{ party: person(2), role: 'tenant' }],
      from_on: '2026-01-01',
      reportable: true,
      schedules: [{ type: 'rent', currency: 'USD', steps: [{ from_on: '2026-01-01', amount: '300.00' }] }],
    });
    await post(`leases/${body.id}/activate/`, {});
    await post('charge-runs/', { month: '2026-01' });
    const [charge] = (await get<Paginated<Charge>>(`charges/?lease=${body.id}`)).body.results;
    return { client: book.client, lease: body.id, charge: charge?.id ?? 0 };
  };
  let own: Awaited<ReturnType<typeof begin>>;
  let other: typeof own;
  beforeAll(async () => {
    own = await begin();
    await open();
    other = await begin();
  });

  const none = 'nothing';
  const refusal = (...statements: string[]) => refusalOf(context.server.db, ...statements);
  const party = (individual: number) => `(SELECT id FROM parties WHERE individual_id = ${individual})`;
  const of = ({ client, lease } = own): Columns => ({ client_id: client, lease_id: lease });

  const claim = (columns: Columns = {}) =>
    insert('claims', {
      ...{ ...of(), party_id: party(2), type: 'rent', amount: 100, currency: 'USD', reason: 'Rent' },
      debts_on: '2026-07-15',
      debts_seq: 1,
      ...columns,
    });
  const notice = { noticed_on: '2026-01-12', notice_by: 'hand', notice_text: 'Pay' };
  const noticed = { state: 'noticed', ...notice, listable_from: '2026-02-09' };
  const listed = { state: 'listed', listed_on: '2026-02-09' };
  const settled = { state: 'settled', ended_on: '2026-03-02' };
  const withdrawn = { state: 'withdrawn', ended_on: '2026-03-02', end_reason: 'Mistake' };

  describe('a claim', () => {
    it.each([
      [{}, none],
      [{ amount: 0 }, /^claims_amount_check/],
      [{ currency: 'ZAR' }, /^claims_currency_check/],
      [{ type: 'noise' }, /^claims_type_check/],
      [{ reason: '' }, /^claims_reason_check/],
      [noticed, 'claim_forward'],
      [{ noticed_on: '2026-01-12' }, /^claims_check/],
      [{ party_id: party(1) }, 'party_of_lease'],
    ])('%j: %s', async (columns, expected) => {
      expect(await refusal(claim(columns))).toMatch(expected);
    });

    it('is of one book, and of a reportable lease', async () => {
      expect(await refusal(claim({ lease_id: other.lease }))).toMatch(/lease_id.*fkey/);
      const unreported = `UPDATE leases SET reportable = false WHERE id = ${own.lease}`;
      expect(await refusal(unreported, claim())).toBe('lease_reportable');
    });

    it.each([
      [[noticed, listed, settled], none],
      [[noticed, listed, withdrawn], none],
      [[withdrawn], none],
      [[noticed, withdrawn], none],
      [[listed], /^claims_check|claim_forward/],
      [[{ ...noticed, ...listed }], 'claim_forward'],
      [[noticed, { ...settled, ...listed, state: 'settled' }], 'claim_forward'],
      [[noticed, { state: 'draft' }], 'claim_forward'],
      [[noticed, listed, { state: 'noticed', listed_on: null }], /claim_f/],
      [[withdrawn, { state: 'draft', ended_on: null, end_reason: null }], /claim_f/],
      [[{ ...noticed, notice_text: null }], /^claims_check/],
      [[{ ...noticed, notice_by: 'pigeon' }], /^claims_notice_by_check/],
      [[{ ...noticed, listable_from: '2026-02-06' }], 'listable_after_wait'],
      [[noticed, { ...listed, listed_on: '2026-02-08' }], 'listed_in_time'],
      [[noticed, listed, { ...settled, ended_on: '2026-02-08' }], 'range lower bound'],
      [[noticed, { ...withdrawn, ended_on: '2026-01-11' }], 'ended_in_time'],
      [[noticed, { ...withdrawn, end_reason: null }], /^claims_check/],
      [[noticed, listed, { state: 'settled' }], /^claims_check/],
    ])('%j: %s', async (changes, expected) => {
      expect(await refusal(claim(), ...changes.map((columns) => change('claims', columns)))).toMatch(
        expected,
      );
    });

    it('says what it says once notice was given, to the same party of the register', async () => {
      const changed = (columns: Columns, ...before: Columns[]) =>
        refusal(claim(), ...[...before, columns].map((values) => change('claims', values)));
      expect(await changed({ amount: 200, type: 'other', reason: 'Gate' })).toBe(none);
      for (const column of Object.entries({ amount: 200, currency: 'ZWG', type: 'other', reason: 'Gate' })) {
        expect(await changed(Object.fromEntries([column]), noticed)).toBe('claim_fixed');
      }
      expect(await changed({ debts_on: '2026-07-16' }, noticed)).toBe('claim_fixed');
      expect(await changed({ noticed_on: '2026-01-13' }, noticed)).toBe('claim_fixed');
      expect(await changed({ listed_on: '2026-02-10' }, noticed, listed)).toBe('claim_fixed');
      expect(await changed({ ended_on: '2026-03-03' }, noticed, listed, settled)).toBe('claim_fixed');
      expect(await changed({ lease_id: other.lease })).toBe('claim_fixed');
      expect(await changed({ party_id: party(1) }, noticed, listed)).toBe(none);
    });

    it('G6 is neither noticed before something is overdue nor listed for more than is', async () => {
      const listing = (amount: number, on: Columns = listed) =>
        refusal(claim({ amount: 30_000 }), change('claims', noticed), change('claims', { ...on, amount }));
      expect(await listing(30_000)).toBe(none);
      expect(await listing(29_999)).toBe(none);
      expect(await listing(30_001)).toBe('claim_fixed');
      const wanted = (amount: number, columns: Columns) => [claim({ amount }), change('claims', columns)];
      expect(await refusal(...wanted(30_001, noticed), change('claims', listed))).toBe('listed_overdue');
      // Due on 1 January, and its grace is over on the 6th.
      const days = (noticed_on: string, listable_from: string) => ({ ...noticed, noticed_on, listable_from });
      expect(await refusal(...wanted(100, days('2026-01-06', '2026-02-03')))).toBe('noticed_overdue');
      expect(await refusal(...wanted(100, days('2026-01-07', '2026-02-04')))).toBe(none);
    });
  });

  const dispute = (columns: Columns = {}) =>
    insert('disputes', {
      ...{ ...of(), currency: 'USD', charge_id: own.charge, party_id: party(2), reason: 'Paid in cash' },
      ...{ opened_on: '2026-01-05', decide_by: '2026-02-02', ...columns },
    });
  const decided = { outcome: 'rejected', decision: 'No receipt', decided_on: '2026-01-20', decided_by: 1 };

  describe('a dispute', () => {
    it.each([
      [{}, none],
      [{ charge_id: null }, 'dispute_of_one'],
      [{ reason: '' }, /^disputes_reason_check/],
      [{ decide_by: '2026-02-03' }, /^disputes_check/],
      [{ decide_by: '2026-02-01' }, /^disputes_check/],
      [{ party_id: party(1) }, 'party_of_lease'],
      [{ currency: 'ZWG' }, /charge_id.*fkey/],
      [{ answer: 'No' }, /^disputes_check/],
      [decided, 'dispute_forward'],
      [{ withdrawn_on: '2026-01-06' }, 'dispute_forward'],
    ])('%j: %s', async (columns, expected) => {
      expect(await refusal(dispute(columns))).toMatch(expected);
    });

    it('is of a charge or a claim of its lease, once at a time', async () => {
      expect(await refusal(dispute({ charge_id: other.charge }))).toMatch(/charge_id.*fkey/);
      expect(await refusal(dispute({ lease_id: other.lease, charge_id: other.charge }))).toMatch(
        /lease_id.*fkey|party_of_lease/,
      );
      expect(await refusal(dispute(), dispute({ opened_on: '2026-03-02', decide_by: '2026-03-30' }))).toBe(
        'one_dispute_a_charge',
      );
      const ofClaim = { charge_id: null, claim_id: '(SELECT max(id) FROM claims)' };
      expect(await refusal(claim(), dispute(), dispute(ofClaim))).toBe(none);
      expect(await refusal(claim(), dispute(ofClaim), dispute(ofClaim))).toBe('one_dispute_a_claim');
      const again = { opened_on: '2026-01-20', decide_by: '2026-02-17' };
      for (const over of [decided, { withdrawn_on: '2026-01-20' }]) {
        expect(await refusal(dispute(), change('disputes', over), dispute(again))).toBe(none);
      }
      const upheld = { ...decided, outcome: 'upheld' };
      expect(await refusal(dispute(), change('disputes', upheld), dispute(again))).toBe(
        'one_dispute_a_charge',
      );
    });

    it.each([
      [[{ answer: 'No', answered_on: '2026-01-06' }, decided], none],
      [[{ ...decided, decided_on: '2026-02-02' }], 'done_in_time'],
      [[{ ...decided, decided_on: '2026-01-04' }], 'range lower bound'],
      [[{ ...decided, outcome: 'upheld', decided_on: '2026-01-04' }], 'done_in_time'],
      [[{ withdrawn_on: '2026-02-02' }], 'done_in_time'],
      [[{ answer: 'No', answered_on: '2026-02-02' }], 'done_in_time'],
      [[{ ...decided, decision: null }], /^disputes_check/],
      [[{ ...decided, outcome: 'postponed' }], /^disputes_outcome_check/],
      [[{ ...decided, withdrawn_on: '2026-01-20' }], /^disputes_check/],
      [[decided, { outcome: 'upheld' }], 'dispute_forward'],
      [[decided, { answer: 'No', answered_on: '2026-01-06' }], 'dispute_forward'],
      [[{ withdrawn_on: '2026-01-06' }, { withdrawn_on: null }], 'dispute_forward'],
      [[{ reason: 'Other' }], 'dispute_fixed'],
      [[{ opened_on: '2026-01-06', decide_by: '2026-02-03' }], 'dispute_fixed'],
    ])('%j: %s', async (changes, expected) => {
      expect(await refusal(dispute(), ...changes.map((columns) => change('disputes', columns)))).toMatch(
        expected,
      );
    });
  });

  const call = (columns: Columns = {}) =>
    insert('debt_calls', {
      ...{ ...of(), kind: 'note', on_date: '2026-02-01', text: 'Called', user_id: 1, ...columns },
    });
  const promise = { kind: 'promise', amount: 100, currency: 'USD', by_on: '2026-02-10' };

  describe('a debt call', () => {
    it.each([
      [{}, none],
      [{ kind: 'demand' }, none],
      [{ ...promise, text: null }, none],
      [{ kind: 'threat' }, /^debt_calls/],
      [{ text: null }, /^debt_calls_check/],
      [{ amount: 100, currency: 'USD' }, /^debt_calls_check/],
      [{ ...promise, amount: 0 }, /^debt_calls_amount_check/],
      [{ ...promise, currency: 'ZAR' }, /^debt_calls_currency_check/],
      [{ ...promise, by_on: null }, /^debt_calls_check/],
      [{ ...promise, by_on: '2026-01-31' }, /^debt_calls_check/],
    ])('%j: %s', async (columns, expected) => {
      expect(await refusal(call(columns))).toMatch(expected);
    });

    it('is of one book', async () => {
      expect(await refusal(call({ lease_id: other.lease }))).toMatch(/lease_id.*fkey/);
    });
  });

  it('none of them goes, and a debt call does not change', async () => {
    for (const [table, made] of Object.entries({
      claims: claim(),
      disputes: dispute(),
      debt_calls: call(),
    })) {
      expect(await refusal(made, `DELETE FROM ${table}`)).toBe(`${table} is append-only`);
      expect(await refusal(`TRUNCATE ${table} CASCADE`)).toMatch(/is append-only/);
    }
    expect(await refusal(call(), change('debt_calls', { text: 'Other' }))).toBe('debt_calls is append-only');
  });

  it('business days skip Saturday and Sunday', async () => {
    const days = (day: string, count: number) =>
      refusal(`DO $$ BEGIN RAISE EXCEPTION '%', business_days_after('${day}', ${count}); END $$`);
    expect(await days('2026-01-12', 20)).toBe('2026-02-09');
    expect(await days('2026-01-09', 1)).toBe('2026-01-12');
    expect(await days('2026-01-10', 1)).toBe('2026-01-12');
    expect(await days('2026-01-10', 0)).toBe('2026-01-10');
  });
});
