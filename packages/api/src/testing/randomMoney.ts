import type { Paginated } from '@rentsafe/domain/pagination';
import { addDays, addMonths, firstDayOf, type PlainDate } from '@rentsafe/format/date';
import { expect } from 'vitest';
import { person, usd, type useBook } from './book.ts';
import { randomOf } from './random.ts';
import { openTrust, rentOf, supplier } from './trust.ts';

interface Stored {
  id: number;
}

/** Four houses of two landlords, with rents that are charged from 2025-01 to 2026-02, paid, credited, reversed and billed at random. */
export async function openRandomMoney(context: ReturnType<typeof useBook>, seed: number) {
  const { book, get, post } = context;
  const random = randomOf(seed);
  const trust = await openTrust(context);
  const houses = [];
  for (let index = 0; index < 4; index++) {
    const from = addDays('2024-12-20', random(120));
    const more = { ...(index === 3 && { to_on: '2025-12-15' }), due_day: 1 + random(20) };
    const rent = `${200 + random(800)}.${10 + random(90)}`;
    houses.push(
      await trust.let(rentOf(from, rent, more), {
        landlord: person(index % 2 ? 4 : 1),
        owned_from: '2024-06-01',
      }),
    );
  }
  const months = Array.from({ length: 14 }, (_, index) => addMonths('2025-01', index));
  await trust.run(...months);
  const receipts: Stored[] = [];
  const any = (days: number): PlainDate => addDays(firstDayOf('2025-01'), random(days));
  for (let turn = 0; turn < 40; turn++) {
    const house = houses[random(houses.length)];
    const more = random(6) ? {} : { allocations: 'none' };
    const made = await trust.pay(house?.lease ?? 0, any(430), `${50 + random(900)}.${10 + random(90)}`, {
      ...more,
      reference: `R${turn}`,
    });
    receipts.push(made);
  }
  for (let turn = 0; turn < 3; turn++) {
    const [receipt] = receipts.splice(random(receipts.length), 1);
    const reversal = { on: '2026-03-01', reason: 'Bounced' };
    expect((await post(`receipts/${receipt?.id}/reverse/`, reversal, book.admin)).status).toBe(200);
  }
  const { body: charges } =
    await get<Paginated<Stored & { open: { amount: string }; due_on: string }>>('charges/?page_size=100');
  const open = charges.results.filter((charge) => Number(charge.open.amount) > 30);
  for (const [turn, charge] of open.slice(0, 4).entries()) {
    const body = {
      amount: usd('25.05'),
      reason: 'Agreed',
      kind: turn % 2 ? 'write_off' : 'credit',
      on: '2026-03-02',
    };
    const credited = await post(`charges/${charge.id}/credit/`, body, book.admin);
    expect(credited.status, JSON.stringify(credited.body)).toBe(200);
  }
  for (let turn = 0; turn < 6; turn++) {
    const billed_on = any(420);
    const bill = { party: supplier, property: houses[turn % 4]?.property, number: `B${turn}`, billed_on };
    const made = await post('bills/', {
      ...{ ...bill, due_on: addDays(billed_on, random(60)), description: 'Repair' },
      amount: usd(`${10 + random(90)}.${10 + random(90)}`),
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
  }
  /** Pairs of days, in order. */
  const periods = (count: number) =>
    Array.from({ length: count }, () => {
      const from = any(400);
      return { from, to: addDays(from, random(120)) };
    });
  return { ...trust, houses, periods, any };
}
