import type { Charge } from '@rentsafe/domain/charge';
import { today } from '@rentsafe/domain/date';
import type { IndividualReport } from '@rentsafe/domain/individual';
import type { Paginated } from '@rentsafe/domain/pagination';
import { addDays, addMonths, daysBetween, firstDayOf, monthOf } from '@rentsafe/format/date';
import { expect, it } from 'vitest';
import { openHouse, rent } from '../testing/arrears.ts';
import { person, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

// When something was recorded is what the clock of the database says: days are counted from today.
const day = today();
const months = Array.from({ length: 7 }, (_, nth) => addMonths(monthOf(day), nth - 6));
const isLate = (month: string) => daysBetween(firstDayOf(month), day) > 45;
const late = months.filter(isLate);

onEitherDatabase((kind) => {
  const context = useBook(kind, new Date().toISOString());
  const { book, get, post, verify } = context;
  const report = async (as_at = day) => {
    const { body } = await get<IndividualReport>(`individuals/2/full-details/?as_at=${as_at}`);
    if (!body.explanation) throw new Error('A report has an explanation.');
    return { ...body, explanation: body.explanation };
  };
  const begin = async () => {
    const house = await openHouse(context, rent(firstDayOf(months[0] ?? ''), '400.00'));
    await verify(null);
    return house;
  };
  const chargesOf = async (lease: number) =>
    (await get<Paginated<Charge>>(`charges/?lease=${lease}&page_size=100`)).body.results;

  it('G5 nobody gets a bad name from months that were typed today, unless the provider checked them', async () => {
    const { run, charge } = await begin();
    await run(...months);
    await charge(addDays(day, -46), '90.00');
    await charge(addDays(day, -45), '50.00');
    const { classification, explanation, active, historic } = await report();
    const excluded = explanation.excluded.filter(({ reason }) => reason === 'recorded_late');
    expect(excluded.map(({ month }) => month)).toEqual(
      [...new Set([...late, monthOf(addDays(day, -46))])].toSorted(),
    );
    expect(classification).not.toBe('Non Payer');
    expect(explanation.months.map(({ month }) => month).filter(isLate)).toEqual([]);
    const counted = months.filter((month) => !isLate(month) && firstDayOf(month) < day);
    expect(explanation.debts.map(({ amount }) => amount)).toEqual(
      counted.length > 0 ? [usd(`${400 * counted.length}.00`)] : [],
    );
    const due = counted.filter((month) => addDays(firstDayOf(month), 5) < day).length * 400 + 50;
    expect(active?.map(({ amount }) => amount)).toEqual([`${due}.00`]);
    expect(historic).toEqual([]);

    await verify(day);
    expect(await report()).toMatchObject({ classification: 'Non Payer' });
    expect((await report()).explanation.excluded.map(({ reason }) => reason)).not.toContain('recorded_late');
    await verify(addDays(day, -1));
    expect((await report()).classification).toBe(classification);
  });

  it('G5 nor a good one, whatever is paid of them', async () => {
    const { lease, run, pay } = await begin();
    await run(...months);
    const charges = await chargesOf(lease);
    for (const { id, due_on } of charges.filter((one) => isLate(monthOf(one.due_on)))) {
      await pay(due_on, '400.00', { allocations: [{ charge: id, amount: usd('400.00') }] });
    }
    const { explanation, historic } = await report();
    expect(explanation.grades).not.toContain('P');
    expect(historic).toEqual([]);
    // The debts of the months that count stay.
    const counted = months.filter((month) => !isLate(month) && firstDayOf(month) < day);
    expect(explanation.debts.map(({ amount }) => amount)).toEqual(
      counted.length > 0 ? [usd(`${400 * counted.length}.00`)] : [],
    );
    await verify(day);
    expect((await report()).explanation.grades).toContain('PPPP');
  });

  it('G5 money that an older charge, typed later, takes away pays what counts all the same', async () => {
    const from = addDays(day, -70);
    const house = await openHouse(context, rent(from, '400.00'));
    await verify(null);
    await house.charge(addDays(day, -40), '100.00');
    const active = async () => (await report()).active?.map(({ amount }) => amount);
    expect(await active()).toEqual(['100.00']);
    const receipt = await house.pay(addDays(day, -39), '100.00');
    expect(await active()).toEqual([]);
    const old = await house.charge(addDays(day, -60), '100.00');
    await post(`receipts/${receipt.id}/unallocate/`, {});
    await post(`receipts/${receipt.id}/allocate/`, {
      allocations: [{ charge: old.id, amount: usd('100.00') }],
    });
    expect(await active()).toEqual([]);
    // What is received from now on pays what counts first, too.
    const older = await house.charge(addDays(day, -65), '30.00');
    await house.charge(addDays(day, -20), '30.00');
    expect(await active()).toEqual(['30.00']);
    await house.pay(day, '30.00', { allocations: [{ charge: older.id, amount: usd('30.00') }] });
    expect(await active()).toEqual([]);
  });

  it('G5 a charge that was recorded late cannot be claimed', async () => {
    const { lease, charge } = await begin();
    await charge(addDays(day, -60), '300.00');
    const claim = { lease, party: person(2), type: 'damage', amount: usd('300.00'), reason: 'Gate' };
    expect((await post('claims/', claim)).body).toEqual({ amount: ['Only 0.00 is overdue.'] });
    await verify(day);
    expect((await post('claims/', claim)).status).toBe(201);
    const { body: claims } = await get<Paginated<{ id: number }>>(`claims/?lease=${lease}`);
    const id = claims.results[0]?.id;
    const notice = { sent_on: addDays(day, -50), by: 'hand', text: 'Pay' };
    expect((await post(`claims/${id}/notice/`, notice)).status).toBe(200);
    expect((await post(`claims/${id}/list/`, {}, book.admin)).status).toBe(200);
    expect((await report()).claims).toHaveLength(1);
    await verify(null);
    expect((await report()).claims).toEqual([]);
  });
});
