import type {
  Forecast,
  OccupancyPage,
  PerformancePage,
  PerformanceRow,
  Series,
  TurnoverPage,
} from '@rentsafe/domain/insight';
import type { Party } from '@rentsafe/domain/party';
import { addMonths, type Month } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';

const whole = { next: null, previous: null };
const rudo: Party = { type: 'individual', id: 3, name: 'Rudo Makoni' };
const msasa: Party = { type: 'company', id: 2, name: 'Msasa Holdings' };
const court = { property: { id: 5, name: 'Msasa Court' }, landlord: msasa };
const road = { property: { id: 1, name: '12 King George Road' }, landlord: rudo };

/** Two properties, the worse first; of no other property or landlord. */
export function sampleOccupancy(query: URLSearchParams): OccupancyPage {
  const isNone = query.get('property') === '99';
  const loss = [{ amount: '1250.00', currency: 'USD' as const }];
  const results: OccupancyPage['results'] = [
    {
      ...court,
      ...{ units: 4, unit_days: 236, let_days: 208, vacant_days: 28, occupancy: '88.14', vacancy_loss: loss },
    },
    {
      ...road,
      ...{ units: 1, unit_days: 59, let_days: 59, vacant_days: 0, occupancy: '100.00', vacancy_loss: [] },
    },
  ];
  const none = { units: 0, unit_days: 0, let_days: 0, vacant_days: 0, occupancy: null, vacancy_loss: [] };
  return {
    ...whole,
    ...(isNone ? { count: 0, results: [] } : { count: 2, results }),
    totals: isNone
      ? none
      : { units: 5, unit_days: 295, let_days: 267, vacant_days: 28, occupancy: '90.51', vacancy_loss: loss },
    vacant_now: isNone
      ? []
      : [
          {
            unit: { id: 9, unit_number: '3' },
            property: court.property,
            since: '2026-02-15',
            last_rent: { amount: '550.00', currency: 'USD' },
          },
          {
            unit: { id: 10, unit_number: '4' },
            property: court.property,
            since: '2026-03-01',
            last_rent: null,
          },
        ],
  };
}

export function sampleTurnover(query: URLSearchParams): TurnoverPage {
  const isNone = query.get('property') === '99';
  const still = {
    ...{ move_outs: 0, move_ins: 0, average_let: '1.00', turnover: '0.00' },
    ...{ renewed: 0, retention: null, days_vacant: null },
  };
  const moved = {
    ...{ move_outs: 1, move_ins: 1, average_let: '3.53', turnover: '28.37' },
    ...{ renewed: 1, retention: '50.00', days_vacant: '14.00' },
  };
  return {
    ...whole,
    count: isNone ? 0 : 2,
    results: isNone
      ? []
      : [
          { ...court, ...moved },
          { ...road, ...still },
        ],
    totals: { ...moved, average_let: '4.53', turnover: '22.10' },
    reasons: isNone
      ? []
      : [
          { reason: 'Moved for work', count: 1 },
          { reason: null, count: 1 },
        ],
  };
}

const none = {
  ...{ charged: '0.00', collected: '0.00', rate: null, arrears: '0.00', costs: '0.00', commission: '0.00' },
  ...{ rent_tax: '0.00', net: '0.00', occupancy: null, gross_yield: null },
};

/** By property or by landlord. Nothing was charged in ZiG. */
export function samplePerformance(query: URLSearchParams): PerformancePage {
  const isUsd = query.get('currency') === 'USD';
  const isByLandlord = query.get('by') === 'landlord';
  const rows: PerformanceRow[] = [
    {
      ...{ ...court, landlord_id: 2 },
      ...{ charged: '24000.00', collected: '22350.50', rate: '93.13', arrears: '1649.50', costs: '1870.25' },
      ...{
        commission: '2581.48',
        rent_tax: '0.00',
        net: '17898.77',
        occupancy: '88.14',
        gross_yield: '8.21',
      },
    },
    {
      ...{ ...road, landlord_id: 1 },
      ...{ charged: '7200.00', collected: '7200.00', rate: '100.00', arrears: '0.00', costs: '120.00' },
      ...{
        commission: '831.60',
        rent_tax: '1080.00',
        net: '5168.40',
        occupancy: '100.00',
        gross_yield: null,
      },
    },
  ];
  const results = isUsd ? rows.map((row) => (isByLandlord ? { ...row, property: null } : row)) : [];
  return {
    ...{ ...whole, count: results.length, results, known_seq: 412 },
    totals: isUsd
      ? {
          ...{
            charged: '31200.00',
            collected: '29550.50',
            rate: '94.71',
            arrears: '1649.50',
            costs: '1990.25',
          },
          ...{
            commission: '3413.08',
            rent_tax: '1080.00',
            net: '23067.17',
            occupancy: '90.51',
            gross_yield: '8.21',
          },
        }
      : none,
  };
}

const last: Month = '2026-03';
const wave = (index: number, of: number) => Math.round(of * (1 + Math.sin(index) / 6));

/** A part of the book has a part of its amounts. Nothing was charged in ZiG. */
export function sampleSeries(query: URLSearchParams): Series {
  const months = Number(query.get('months'));
  const isUsd = query.get('currency') === 'USD';
  const share = query.has('property') || query.has('landlord') ? 3 : 1;
  const amount = (minor: number) => toDecimal(isUsd ? BigInt(Math.round(minor / share)) : 0n);
  return {
    to: query.get('to') ?? '2026-03-02',
    results: Array.from({ length: months }, (_, index) => ({
      month: addMonths(last, index + 1 - months),
      charged: amount(wave(index, 1_240_000)),
      collected: amount(wave(index + 2, 1_130_000)),
      costs: amount(index % 3 === 0 ? wave(index, 95_000) : 0),
      arrears: amount(wave(index + 1, 240_000)),
      occupancy: `${80 + Math.round(6 * Math.sin(index / 2))}.50`,
    })),
  };
}

/** Of a book with four months behind it; in ZiG there are too few. */
export function sampleForecast(query: URLSearchParams): Forecast {
  const asKnown = { as_at: query.get('as_at') ?? '2026-03-02', known_seq: 412 };
  if (query.get('currency') !== 'USD') return { ...asKnown, enough: false, needed: 3 };
  const count = Number(query.get('months'));
  return {
    ...{ ...asKnown, enough: true },
    results: Array.from({ length: count }, (_, index) => ({
      month: addMonths(last, index),
      ...{ expected_charges: '12400.00', expected_in: '11356.20', low: '8210.00', high: '12890.50' },
      ...{
        commission: '1311.65',
        bills: index === 0 ? '640.00' : '0.00',
        orders: index === 1 ? '180.00' : '0.00',
      },
      left: index === 0 ? '9404.55' : index === 1 ? '9864.55' : '10044.55',
    })),
    explanation: {
      shares: ['0.7130', '0.1642', '0.0281', null],
      base: ['2025-12', '2026-01', '2026-02'],
    },
    backtest: [
      { month: '2025-12', expected: null, actual: '10120.00' },
      { month: '2026-01', expected: '11040.75', actual: '11200.00' },
      { month: '2026-02', expected: '11310.00', actual: '10980.50' },
    ],
  };
}
