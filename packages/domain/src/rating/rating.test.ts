import { addDays, addMonths, dayOf, type PlainDate } from '@rentsafe/format/date';
import { toMinor } from '@rentsafe/format/money';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RiskRating, riskRatings } from '../report/index.ts';
import { type Basis, gradeOf, type RatedCharge, type RatedLease, rate, ratingOf } from './index.ts';

const rent = (
  month: string,
  paid: readonly [on: PlainDate, amount: string][] = [],
  more = {},
): RatedCharge => ({
  ...{
    type: 'rent',
    currency: 'USD',
    month,
    charged_on: `${month}-01`,
    due_on: `${month}-01`,
    grace_on: `${month}-06`,
  },
  ...{ amount: 400_00n, writeOffs: [], isDisputed: false, isOpening: false, isLate: false },
  payments: paid.map(([on, amount]) => ({ on, amount: toMinor(amount) })),
  ...more,
});

const lease = (charges: readonly RatedCharge[], more: Partial<RatedLease> = {}): RatedLease => ({
  lease: { id: 1, number: 'L-0001' },
  ...{ creditor: 'Book', isReportable: true, isBusiness: false, charges, credits: [], ...more },
});

const of = (charges: readonly RatedCharge[], asAt: PlainDate, more: Partial<RatedLease> = {}) =>
  ratingOf({ leases: [lease(charges, more)], claims: [] }, asAt);

const days = { P: 0, G: 5, L: 30, S: 31, N: 31 };

/** Months from January 2025, each paid so as to have its grade: a tenth in time where that is S. */
const graded = (grades: string): RatedCharge[] =>
  ([...grades] as (keyof typeof days)[]).map((grade, nth) => {
    const month = addMonths('2025-01', nth);
    const tenth: [PlainDate, string][] = grade === 'S' ? [[`${month}-02`, '40.00']] : [];
    return rent(month, [...tenth, [addDays(`${month}-01`, days[grade]), tenth.length ? '360.00' : '400.00']]);
  });

describe('the grade of a month', () => {
  test.each([
    ['paid on its due date', [['2025-03-01', '400.00']], 'P'],
    ['99 % are paid', [['2025-03-01', '396.00']], 'P'],
    ['less than 99 % are not', [['2025-03-01', '395.99']], 'S'],
    ['a day late', [['2025-03-02', '400.00']], 'G'],
    ['on the last day of grace', [['2025-03-06', '400.00']], 'G'],
    ['after grace', [['2025-03-07', '400.00']], 'L'],
    ['after 30 days', [['2025-03-31', '400.00']], 'L'],
    ['after 31 days', [['2025-04-01', '400.00']], 'N'],
    ['a tenth', [['2025-03-31', '40.00']], 'S'],
    ['less than a tenth', [['2025-03-31', '39.99']], 'N'],
    ['nothing', [], 'N'],
  ] as const)('%s', (_, paid, grade) => {
    expect(
      gradeOf(
        rent(
          '2025-03',
          paid.map(([on, amount]) => [on, amount]),
        ),
        '2025-04-30',
      ).grade,
    ).toBe(grade);
  });

  test('there is none before 30 days have passed, unless it is paid', () => {
    expect(gradeOf(rent('2025-03'), '2025-03-30').grade).toBeNull();
    expect(gradeOf(rent('2025-03'), '2025-03-31').grade).toBe('N');
    expect(gradeOf(rent('2025-03', [['2025-02-20', '400.00']]), '2025-02-20').grade).toBe('P');
  });

  test('what was paid counts up to 30 days, and the day on which 99 % were reached', () => {
    const charge = rent('2025-06', [
      ['2025-08-10', '200.00'],
      ['2025-06-15', '200.00'],
    ]);
    expect(gradeOf(charge, '2025-12-31')).toEqual({ grade: 'S', paid: 200_00n, paid_on: '2025-08-10' });
  });
});

describe('the rules', () => {
  const owing = (days: number, share: bigint) => ({
    isOver: (over: number, wanted: bigint) => days > over && wanted >= share,
  });
  const basis = (grades: string, more: Partial<Basis> = {}): Basis => ({
    grades: [...grades].map((grade) => (grade === '-' ? null : (grade as 'P'))),
    debts: [],
    isClaimed: false,
    ...more,
  });
  const debt = (days: number, share = 10n) => ({ debts: [owing(days, share)] });

  test.each([
    ['PPPPPP', { isClaimed: true }, 'non_payer.claim', 'Non Payer'],
    ['', { isClaimed: true }, 'non_payer.claim', 'Non Payer'],
    ['PNNN', {}, 'non_payer.grades', 'Non Payer'],
    ['NNNP', {}, 'high_plus.grades', 'High Risk+'],
    ['NN-N', {}, 'high_plus.grades', 'High Risk+'],
    ['NN', {}, 'unrated', null],
    ['PPP', debt(91, 1n), 'non_payer.debt', 'Non Payer'],
    ['PPP', debt(90, 1n), 'high_plus.debt', 'High Risk+'],
    ['PPP', debt(91), 'high_plus.debt', 'High Risk+'],
    ['PNPN', debt(31), 'high_plus.grades', 'High Risk+'],
    ['PPP', debt(60), 'high.debt', 'High Risk'],
    ['PPN', {}, 'high.grades', 'High Risk'],
    ['SSS', {}, 'high.grades', 'High Risk'],
    ['', debt(31), 'high.debt', 'High Risk'],
    ['PP', debt(30), 'unrated', null],
    ['PP-', {}, 'unrated', null],
    ['PPS', {}, 'medium.grades', 'Medium Risk'],
    ['LLL', {}, 'medium.grades', 'Medium Risk'],
    ['LLP', debt(30), 'medium.debt', 'Medium Risk'],
    ['LLP', debt(31, 11n), 'low', 'Low Risk'],
    ['PGL', {}, 'low', 'Low Risk'],
  ])('%s %o: %s', (grades, more, rule, rating) => {
    expect(rate(basis(grades, more))).toEqual({ rule, rating });
  });
});

describe('the rating', () => {
  test('is of the last twelve graded months', () => {
    const { explanation } = of(graded('NPPPPPPPPPPPP'), '2026-03-31');
    expect(explanation).toMatchObject({ rule: 'low', version: 1, grades: 'PPPPPPPPPPPP' });
    expect(explanation.months[0]?.month).toBe('2025-02');
  });

  test('a disputed month keeps its place', () => {
    const dispute = (charges: RatedCharge[], at: number) =>
      charges.map((charge, nth) => (nth === at ? { ...charge, isDisputed: true } : charge));
    expect(of(dispute(graded('NPPPPPPPPPPPP'), 6), '2026-03-31').explanation.grades).toBe('PPPPPPPPPPP');
    expect(of(dispute(graded('NNPN'), 2), '2025-06-30').explanation.rule).toBe('high_plus.grades');
  });

  test('a disputed month is no debt', () => {
    const due = (more = {}) => of([...graded('PPP'), rent('2025-04', [], more)], '2025-06-30').explanation;
    expect(due()).toMatchObject({ rule: 'high_plus.debt', debts: [{ days: 90 }] });
    expect(due({ isDisputed: true })).toMatchObject({ rule: 'low', debts: [] });
  });

  test.each([
    ['open', {}, '2025-04-10'],
    ['disputed', { isDisputed: true }, '2025-06-30'],
    ['credited', { amount: 0n }, '2025-06-30'],
    ['opening', { isOpening: true }, '2025-06-30'],
  ] as const)('leaves out a month that is %s', (reason, more, asAt) => {
    const { explanation } = of([...graded('PPP'), rent('2025-04', [], more)], asAt);
    expect(explanation.excluded).toEqual([{ lease: { id: 1, number: 'L-0001' }, month: '2025-04', reason }]);
    expect(explanation.grades).toBe('PPP');
  });

  test('leaves out a lease that is not reportable, with its debts', () => {
    const { explanation, active, historic } = of(graded('PNN'), '2025-06-30', { isReportable: false });
    expect(explanation).toMatchObject({ rule: 'unrated', grades: '', debts: [] });
    expect(explanation.excluded.map(({ reason }) => reason)).toEqual(Array(3).fill('not_reportable'));
    expect([active, historic]).toEqual([[], []]);
  });

  test('a month has the worst of its grades', () => {
    const both = [rent('2025-01', [['2025-01-01', '400.00']]), rent('2025-01', [['2025-01-20', '400.00']])];
    expect(of(both, '2025-02-28').explanation.grades).toBe('L');
  });

  test('money that settles no charge counts against the oldest, not before the charge', () => {
    const credits = [
      { on: '2025-01-04', currency: 'USD', amount: 500_00n },
      { on: '2025-01-04', currency: 'ZIG', amount: 900_00n },
    ] as const;
    const charges = [rent('2025-01'), rent('2025-02', [['2025-02-10', '200.00']]), rent('2025-03')];
    const { explanation } = of(charges, '2025-03-31', { credits });
    expect(explanation.grades).toBe('GSN');
    expect(explanation.months[1]).toMatchObject({ paid: { amount: '300.00' }, paid_on: null });
    expect(explanation.debts).toMatchObject([
      { amount: { amount: '500.00', currency: 'USD' }, oldest_due_on: '2025-02-01', days: 58 },
    ]);
    const early = { credits: [{ on: '2024-12-01', currency: 'USD', amount: 400_00n }] } as const;
    expect(of(charges, '2025-03-31', early).explanation.months[0]?.paid_on).toBe('2025-01-01');
  });

  test('G14 money that settles nothing pays what is disputed last, as an allocation skips it', () => {
    const months = [rent('2025-03', [], { isDisputed: true }), rent('2025-04')];
    const once = { on: '2025-04-01', currency: 'USD', amount: 400_00n } as const;
    const { explanation } = of([...graded('PP'), ...months], '2025-06-30', { credits: [once] });
    expect(explanation).toMatchObject({ grades: 'PPP', debts: [] });
  });

  test('debt is measured against the latest rent, past grace, and a written-off month is no debt', () => {
    const paid = graded('PPP');
    const due = (amount: string) => rent('2025-04', [['2025-04-01', amount]]);
    expect(of([...paid, due('360.00')], '2025-04-07').explanation.rule).toBe('medium.debt');
    expect(of([...paid, due('360.01')], '2025-04-07').explanation.rule).toBe('low');
    expect(of([...paid, due('360.00')], '2025-04-06').explanation.rule).toBe('low');
    const off = rent('2025-04', [], { writeOffs: [{ on: '2025-04-20', amount: 400_00n }] });
    expect(of([...paid, off], '2025-06-30').explanation).toMatchObject({ rule: 'high.grades', debts: [] });
  });

  test('if all were paid today, an open month would be late, and a claim settled', () => {
    const months = [...graded('PLL'), rent('2025-04')];
    const claim = {
      claimant: 'Book',
      type: 'rent',
      currency: 'USD',
      amount: 400_00n,
      listed_on: '2025-04-10',
      isDisputed: false,
    } as const;
    const { classification, explanation, claims } = ratingOf(
      { leases: [lease(months)], claims: [claim] },
      '2025-04-20',
    );
    expect(classification).toBe('Non Payer');
    expect(explanation).toMatchObject({
      grades: 'PLL',
      if_paid: 'Medium Risk',
      claims: [{ amount: { amount: '400.00' } }],
    });
    expect(claims).toEqual([
      { claimant: 'Book', type: 'rent', currency: 'USD', amount: '400.00', dateOfClaim: '2025-04-10' },
    ]);
    const disputed = ratingOf(
      { leases: [lease(graded('PPP'))], claims: [{ ...claim, isDisputed: true }] },
      '2025-04-20',
    );
    expect(disputed).toMatchObject({ classification: 'Low Risk', explanation: { claims: [] }, claims: [{}] });
  });

  test('active is what is open past grace; historic what was, for 36 months', () => {
    const gate = rent('2025-01', [], {
      type: 'other',
      amount: 30_00n,
      due_on: '2025-01-10',
      grace_on: '2025-01-15',
    });
    const deposit = rent('2025-01', [], { type: 'deposit' });
    const late = rent('2025-01', [
      ['2025-01-01', '396.00'],
      ['2025-01-28', '4.00'],
    ]);
    const row = { creditor: 'Book', type: 'Residential lease', currency: 'USD' };
    const open = of([late, gate, deposit], '2025-01-16');
    expect(of([late, gate, deposit], '2025-01-15').active).toEqual([]);
    expect(open.active).toEqual([{ ...row, outstandingSince: '2025-01-10', amount: '30.00' }]);
    const settled = { ...gate, payments: [{ on: '2025-03-02', amount: 30_00n }] };
    const historic = [{ ...row, type: 'Commercial lease', outstandingSince: '2025-01-01', amount: '34.00' }];
    expect(of([late, settled], '2028-01-27', { isBusiness: true })).toMatchObject({ active: [], historic });
    expect(of([late, settled], '2028-01-28').historic).toMatchObject([{ amount: '30.00' }]);
    expect(of([late, settled], '2028-03-02').historic).toEqual([]);
    expect(of([{ ...gate, isDisputed: true }], '2025-01-16').active).toEqual([]);
  });
});

const AS_AT = '2026-06-30';
const rank = (rating: RiskRating | null) => (rating === null ? -1 : riskRatings.indexOf(rating));

/** Up to 18 months of rent, paid in parts on any days up to AS_AT. */
const history = fc
  .array(
    fc.record({
      // Most are paid in time: where several are bad the rating cannot get worse, and nothing is found.
      parts: fc.oneof(
        { weight: 8, arbitrary: fc.constant([{ days: 0, amount: 400 }]) },
        {
          weight: 2,
          arbitrary: fc.array(fc.record({ days: fc.nat(60), amount: fc.integer({ min: 1, max: 400 }) }), {
            maxLength: 3,
          }),
        },
      ),
      // By what is left, long after: else the debt alone decides the rating.
      isSettled: fc.boolean(),
      isDisputed: fc.nat(7).map((nth) => nth === 0),
    }),
    { minLength: 1, maxLength: 18 },
  )
  .map((months) =>
    months.map(({ parts, isSettled, isDisputed }, nth): RatedCharge => {
      const month = addMonths('2025-01', nth);
      let left = 400;
      const rest = isSettled ? [{ days: 60, amount: 400 }] : [];
      const payments = [...parts, ...rest].flatMap(({ days, amount }) => {
        const part = Math.min(left, amount);
        left -= part;
        const on = addDays(dayOf(month, 1), days);
        return part > 0 ? [{ on: on > AS_AT ? AS_AT : on, amount: BigInt(part * 100) }] : [];
      });
      return rent(month, [], { payments, isDisputed });
    }),
  );

/** A bad month that counts no more, and the twelve after it, most of them paid in time. */
const outlived = fc
  .tuple(
    fc.constantFrom('S', 'N'),
    fc.array(fc.constantFrom(...'PPPPPPPPPGLN'), { minLength: 12, maxLength: 12 }),
  )
  .map(([bad, grades]) => graded(bad + grades.join('')));

describe('whatever was paid', () => {
  const worse = (before: readonly RatedCharge[], after: readonly RatedCharge[]) => {
    const [a, b] = [of(before, AS_AT).classification, of(after, AS_AT).classification];
    return a !== null && rank(b) > rank(a);
  };

  test('paying earlier never makes a rating worse', () => {
    fc.assert(
      fc.property(history, fc.nat(40), fc.nat(17), (charges, days, at) => {
        const earlier = charges.map((charge, nth) =>
          nth === at % charges.length
            ? {
                ...charge,
                payments: charge.payments.map(({ on, amount }) => ({ on: addDays(on, -days), amount })),
              }
            : charge,
        );
        expect(worse(charges, earlier)).toBe(false);
      }),
      { numRuns: 600 },
    );
  });

  test('a dispute never makes a rating worse', () => {
    fc.assert(
      fc.property(fc.oneof(history, outlived), fc.nat(17), (charges, at) => {
        const disputed = charges.map((charge, nth) =>
          nth === at ? { ...charge, isDisputed: true } : charge,
        );
        expect(worse(charges, disputed)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});
