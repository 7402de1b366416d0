import { meanOf, type OccupancyPage, rateOf, type TurnoverPage } from '@rentsafe/domain/insight';
import type { Lease } from '@rentsafe/domain/lease';
import type { Property } from '@rentsafe/domain/property';
import { addDays, daysBetween, firstDayOf, lastDayOf, monthOf, type PlainDate } from '@rentsafe/format/date';
import { divideRounded, toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { person, type Refusal, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { insertRandomBook, type RandomBook } from '../testing/randomBook.ts';
import { rentOf } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const { context, book, open, get, post, newProperty } = useBook(kind, '2026-03-15T08:00:00Z');
  const occupancy = async (query: string) =>
    (await get<OccupancyPage & Refusal>(`reports/occupancy/?${query}`)).body;
  const turnover = async (query: string) => (await get<TurnoverPage>(`reports/turnover/?${query}`)).body;
  const period = 'from=2026-01-01&to=2026-02-28';

  describe('worked examples 55 and 56', () => {
    let property: Property;
    beforeAll(async () => {
      await open();
      property = await newProperty({ units: [{ unit_number: '1' }, { unit_number: '2' }] });
      const let_ = async (index: number, from_on: string, amount: string, more = {}) => {
        const { body } = await post<Lease>('leases/', {
          unit: property.units[index]?.id,
          parties: [{ party: person(2), role: 'tenant' }],
          ...rentOf(from_on, amount, more),
        });
        expect((await post(`leases/${body.id}/activate/`, {})).status).toBe(200);
        return body.id;
      };
      const first = await let_(0, '2025-01-01', '500.00', { to_on: '2026-01-31' });
      const notice = { given_on: '2025-12-15', ends_on: '2026-01-31', reason: 'Work' };
      expect((await post(`leases/${first}/give-notice/`, notice)).status).toBe(200);
      expect((await post(`leases/${first}/end/`, { on: '2026-01-31' }, book.admin)).status).toBe(200);
      await let_(0, '2026-02-15', '550.00');
      const second = await let_(1, '2025-01-01', '400.00', { to_on: '2026-01-31' });
      expect((await post(`leases/${second}/extend/`, { to_on: '2026-12-31' })).status).toBe(200);
    });

    it('55: what was let, and what the vacant days would have brought', async () => {
      const figures = {
        ...{ units: 2, unit_days: 118, let_days: 104, vacant_days: 14, occupancy: '88.14' },
        vacancy_loss: [{ amount: '250.00', currency: 'USD' }],
      };
      expect(await occupancy(period)).toMatchObject({
        count: 1,
        results: [{ ...figures, property: { id: property.id, name: 'Gweru' }, landlord: person(1) }],
        totals: figures,
        vacant_now: [],
      });
    });

    it('56: who moved, and who stayed', async () => {
      const figures = {
        ...{ move_outs: 1, move_ins: 1, average_let: '1.76', turnover: '56.73' },
        ...{ renewed: 1, retention: '50.00', days_vacant: '14.00' },
      };
      expect(await turnover(period)).toMatchObject({
        results: [figures],
        totals: figures,
        reasons: [{ reason: 'Work', count: 1 }],
      });
    });

    it('55: a day on which a unit is closed is none', async () => {
      await context.server.db.execute(sql`INSERT INTO unit_closures (client_id, unit_id, from_on, to_on, reason)
        VALUES (${book.client}, ${property.units[0]?.id}, '2026-02-01', '2026-02-07', 'Roof')`);
      expect(await occupancy(period)).toMatchObject({
        totals: {
          ...{ unit_days: 111, let_days: 104, occupancy: '93.69' },
          vacancy_loss: [{ amount: '125.00', currency: 'USD' }],
        },
      });
    });

    it('a unit that stands empty today says since when, and what it last brought', async () => {
      const { units } = await newProperty({ units: [{ unit_number: '9' }], owned_from: '2026-03-01' });
      const page = await occupancy(period);
      expect(page.vacant_now).toEqual([
        {
          unit: { id: units[0]?.id, unit_number: '9' },
          property: { id: expect.any(Number), name: 'Gweru' },
          since: '2026-03-01',
          last_rent: null,
        },
      ]);
    });

    it.each([
      ['from=2026-01-01', { to: ['This field is required.'] }],
      ['from=2026-01-02&to=2026-01-01', { to: ['The end date may not be before the start date.'] }],
      ['from=2021-01-01&to=2026-01-01', { to: ['At most 60 months.'] }],
      ['from=0001-01-01&to=0001-01-31', { from: ['Use a day from 1900 to 2199.'] }],
      ['from=2026-01-01&to=2026-01-31&landlord=x', { landlord: ['Not a valid choice.'] }],
    ])('refuses %s', async (query, body) => {
      expect(await occupancy(query)).toEqual(body);
    });

    it('is written as a file, and another book is forbidden', async () => {
      const file = await context.server.get<string>(`/api/reports/turnover/?${period}&format=csv`, book.user);
      expect(file.status).toBe(200);
      const other = await get(`reports/turnover/?${period}&client=${book.client}`, book.stranger);
      expect(other.status).toBe(403);
    });
  });

  describe('a naive reading of the book, day by day', () => {
    let random: RandomBook;
    beforeAll(async () => {
      await open();
      random = await insertRandomBook(context.server.db, book.client, 11);
    });

    const days = (from: PlainDate, to: PlainDate) =>
      Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
    const holds = (span: { from_on: PlainDate; to_on: PlainDate | null }, day: PlainDate) =>
      span.from_on <= day && (span.to_on === null || day <= span.to_on);

    function naive(from: PlainDate, to: PlainDate) {
      let [unit_days, let_days, vacant_days, closed_days, owned_days, gap_days, gaps] = [0, 0, 0, 0, 0, 0, 0];
      let loss = 0n;
      const { leases, units } = random;
      for (const unit of units) {
        const own = leases.filter((lease) => lease.unit === unit.id);
        const lost = new Map<string, bigint>();
        for (const day of days(from, to)) {
          if (!unit.owned.some((span) => holds(span, day))) continue;
          owned_days++;
          if (unit.closed.some((span) => holds(span, day))) {
            closed_days++;
            continue;
          }
          unit_days++;
          if (own.some((lease) => holds(lease, day))) {
            let_days++;
            continue;
          }
          vacant_days++;
          const before = own.filter(({ to_on }) => to_on !== null && to_on < day).at(-1);
          if (before) lost.set(monthOf(day), (lost.get(monthOf(day)) ?? 0n) + before.rent);
        }
        for (const [month, sum] of lost) {
          const length = daysBetween(firstDayOf(month), lastDayOf(month)) + 1;
          loss += divideRounded(sum, BigInt(length));
        }
      }
      expect(let_days + vacant_days + closed_days).toBe(owned_days);
      const inside = (day: PlainDate | null) => day !== null && from <= day && day <= to;
      const isOwned = (lease: (typeof leases)[number], day: PlainDate | null) =>
        inside(day) &&
        units.find(({ id }) => id === lease.unit)?.owned.some((span) => holds(span, day ?? '')) === true;
      const move_outs = leases.filter(
        (lease) => lease.state === 'ended' && isOwned(lease, lease.to_on),
      ).length;
      const began = leases.filter((lease) => isOwned(lease, lease.from_on));
      for (const lease of began) {
        const before = leases
          .filter((other) => other.unit === lease.unit && other.to_on !== null && other.to_on < lease.from_on)
          .at(-1);
        if (!before?.to_on) continue;
        gaps++;
        gap_days += daysBetween(before.to_on, lease.from_on) - 1;
      }
      const length = daysBetween(from, to) + 1;
      return {
        occupancy: {
          ...{ unit_days, let_days, vacant_days, occupancy: rateOf(let_days, unit_days) },
          vacancy_loss: loss === 0n ? [] : [{ amount: toDecimal(loss), currency: 'USD' }],
        },
        turnover: {
          ...{ move_outs, move_ins: began.length, average_let: meanOf(let_days, length) },
          ...{ turnover: rateOf(move_outs * length, let_days), days_vacant: meanOf(gap_days, gaps) },
        },
      };
    }

    it('is the same over 20 random periods', async () => {
      for (const { from, to } of random.periods(20)) {
        const expected = naive(from, to);
        expect((await occupancy(`from=${from}&to=${to}`)).totals).toMatchObject(expected.occupancy);
        expect((await turnover(`from=${from}&to=${to}`)).totals).toMatchObject(expected.turnover);
      }
    });

    it('of a property or a landlord they add up to those of the book', async () => {
      const span = 'from=2025-02-10&to=2025-11-20';
      const { totals, results } = await occupancy(span);
      const sum = (rows: readonly { let_days: number }[]) =>
        rows.reduce((total, { let_days }) => total + let_days, 0);
      expect(sum(results)).toBe(totals.let_days);
      const each = await Promise.all(
        random.landlords.map(async (id) => (await occupancy(`${span}&landlord=${id}`)).totals),
      );
      expect(sum(each)).toBe(totals.let_days);
    });
  });
});
