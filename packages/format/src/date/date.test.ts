import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hostileText } from '../testing.ts';
import {
  formatDate,
  formatDateTime,
  fromPlainDate,
  isPlainDate,
  parseTypedDate,
  spokenDate,
  todayIn,
  toPlainDate,
} from './index.ts';

const zones = [
  'Africa/Harare',
  'UTC',
  'America/Los_Angeles',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  // Clocks go forward at midnight, so that 00:00 does not exist.
  'America/Havana',
  'Africa/Cairo',
  'Asia/Beirut',
];

/** Days that a zone left out when it moved over the date line. */
const skippedDays: Record<string, string> = { 'Pacific/Kiritimati': '1994-12-31' };

const pad = (value: number, length = 2) => String(value).padStart(length, '0');
const anyDay = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe.each(zones)('in %s', (zone) => {
  const before = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = zone;
  });
  afterEach(() => {
    process.env.TZ = before;
  });

  test('the zone is in force', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  test('every day goes to a calendar and back unchanged', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        fc.pre(day !== skippedDays[zone]);
        return toPlainDate(fromPlainDate(day) as Date) === day;
      }),
      { numRuns: 400 },
    );
  });

  test('a calendar gets local midnight', () => {
    const date = fromPlainDate('2025-03-05');
    expect([date?.getHours(), date?.getMinutes(), date?.getMilliseconds()]).toEqual([0, 0, 0]);
  });

  test('so does every day of the years in which clocks changed', () => {
    for (const year of [1981, 2015, 2023, 2025, 2026]) {
      for (let at = 0; at < 365; at++) {
        const day = new Date(Date.UTC(year, 0, 1 + at)).toISOString().slice(0, 10);
        expect(toPlainDate(fromPlainDate(day) as Date)).toBe(day);
      }
    }
  });

  test('a calendar day is local: the first and the last moment of a day are that day', () => {
    expect(toPlainDate(new Date(2025, 2, 5, 0, 0, 0, 0))).toBe('2025-03-05');
    expect(toPlainDate(new Date(2025, 2, 5, 23, 59, 59, 999))).toBe('2025-03-05');
  });

  test('a plain date prints the same in every zone', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const [year, month, date] = day.split('-');
        return formatDate(day, 'numeric') === `${date}/${month}/${year}`;
      }),
    );
  });

  test('today is that of the zone that is asked for, without one that of the reader', () => {
    expect(todayIn('Africa/Harare', new Date('2026-03-04T21:59:59Z'))).toBe('2026-03-04');
    expect(todayIn('Africa/Harare', new Date('2026-03-04T22:00:00Z'))).toBe('2026-03-05');
    const now = new Date('2026-03-04T22:00:00Z');
    expect(todayIn(undefined, now)).toBe(toPlainDate(now));
  });
});

describe('plain dates', () => {
  test.each(['2024-02-29', '2000-02-29', '1900-02-28', '0001-01-01', '9999-12-31'])('%s exists', (day) => {
    expect(isPlainDate(day)).toBe(true);
  });

  test.each([
    '2025-02-29',
    '1900-02-29',
    '2025-04-31',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '0000-01-01',
    '2025-1-5',
    '+002025-01-01',
    '-2025-01-01',
    '2025-03-05T00:00:00Z',
    '2025-03-05\n',
    '2025-03-05\0',
    '２０２５-03-05',
    '99999-01-01',
    '',
    'today',
  ])('%j does not', (day) => {
    expect(isPlainDate(day)).toBe(false);
    expect(fromPlainDate(day)).toBeNull();
  });
});

describe('typed dates', () => {
  test.each([
    ['05/03/2025', '2025-03-05'],
    ['5/3/2025', '2025-03-05'],
    ['5.3.2025', '2025-03-05'],
    ['05-03-2025', '2025-03-05'],
    ['5 3 2025', '2025-03-05'],
    [' 2025-03-05 ', '2025-03-05'],
    ['31/12/1999', '1999-12-31'],
    ['29/02/2024', '2024-02-29'],
  ])('%j is %s: the day comes first', (typed, day) => expect(parseTypedDate(typed)).toBe(day));

  test.each([
    '29/02/2025',
    '03/31/2025',
    '31/04/2025',
    '25-03-05',
    '2025/03/05x',
    '5//3/2025',
    '00/01/2025',
    '1/1/0000',
    '5 März 2025',
    '1e3/1/2025',
    '05/03/2025\0',
    '\u202e05/03/2025',
    '',
    '/'.repeat(100_000),
  ])('%j is no date', (typed) => expect(parseTypedDate(typed)).toBeNull());

  test('reads back what the third style prints', () => {
    const recent = anyDay.filter((day) => day >= '1000-01-01');
    fc.assert(fc.property(recent, (day) => parseTypedDate(formatDate(day, 'numeric')) === day));
  });

  test('whatever is typed gives an existing day or null', () => {
    const typed = fc.oneof(hostileText, fc.stringMatching(/^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/));
    fc.assert(
      fc.property(typed, (text) => {
        const day = parseTypedDate(text);
        return day === null || isPlainDate(day);
      }),
    );
  });
});

describe('styles', () => {
  test('three styles, en-GB', () => {
    expect(formatDate('2025-03-05')).toBe('05 Mar 25');
    expect(formatDate('2025-03-05', 'medium')).toBe('05 Mar 2025');
    expect(formatDate('2025-03-05', 'numeric')).toBe('05/03/2025');
  });

  test('the short month of September is that of the locale data', () => {
    const month = new Intl.DateTimeFormat('en-GB', { month: 'short', day: '2-digit', timeZone: 'UTC' })
      .formatToParts(new Date('2025-09-05'))
      .find(({ type }) => type === 'month')?.value;
    expect(formatDate('2025-09-05')).toBe(`05 ${month} 25`);
  });

  test('a birth date shows its century', () => {
    expect(formatDate('1925-03-05', 'medium')).not.toBe(formatDate('2025-03-05', 'medium'));
  });

  test('a moment is shown in the zone that is asked for', () => {
    const moment = '2026-03-04T22:30:00Z';
    expect(formatDate(moment, 'medium', 'Africa/Harare')).toBe('05 Mar 2026');
    expect(formatDate(new Date(moment), 'medium', 'UTC')).toBe('04 Mar 2026');
    expect(formatDateTime(moment, 'Africa/Harare')).toBe('05 Mar 2026, 00:30');
    expect(formatDateTime('2026-03-04 22:30:00+00:00', 'UTC')).toBe('04 Mar 2026, 22:30');
  });

  test.each([null, undefined, '', 'N/A', 'Flat 5', '1', '2025-02-30', '2025-02-30T10:00:00Zjunk', '\0'])(
    '%j prints nothing',
    (value) => {
      expect(formatDate(value)).toBe('');
      expect(formatDateTime(value)).toBe('');
    },
  );

  test('an invalid Date prints nothing', () => {
    expect(formatDate(new Date(Number.NaN))).toBe('');
    expect(formatDateTime(new Date(Number.NaN))).toBe('');
  });

  test('no text makes it throw', () => {
    fc.assert(fc.property(hostileText, (text) => typeof formatDate(text) === 'string'));
  });

  test('the day is padded', () => {
    expect(formatDate(`2025-03-${pad(7)}`)).toMatch(/^07 /);
  });
});

test('a format is made once for its locale, style and zone: a list has hundreds of dates', () => {
  const { DateTimeFormat } = Intl;
  let made = 0;
  class Counted extends DateTimeFormat {
    constructor(...args: ConstructorParameters<typeof DateTimeFormat>) {
      super(...args);
      made += 1;
    }
  }
  Intl.DateTimeFormat = Counted as typeof DateTimeFormat;
  try {
    for (let day = 10; day < 20; day += 1) {
      formatDate(`2025-03-${day}`, 'numeric', undefined, 'pt-AO');
      formatDateTime(`2025-03-${day}T10:00:00Z`, 'Africa/Luanda', 'pt-AO');
    }
  } finally {
    Intl.DateTimeFormat = DateTimeFormat;
  }
  expect(made).toBe(2);
  const noon = new Date('2025-03-05T12:00:00Z');
  expect(formatDateTime(noon, 'UTC', 'pt-AO')).not.toBe(formatDateTime(noon, 'Africa/Harare', 'pt-AO'));
});

test('a day within a sentence has no nought before it, and a year where that is not plain', () => {
  expect(spokenDate('2026-02-01')).toBe('1 Feb 2026');
  expect(spokenDate('2026-01-12', false)).toBe('12 Jan');
});
