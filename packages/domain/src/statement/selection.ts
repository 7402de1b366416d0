import { firstDayOf, lastDayOf, type PlainDate } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import { issue } from '../errors/codes.ts';
import { type FormParser, fieldText, formParser, integerOrUndefined } from '../form/index.ts';
import { currencies } from '../money/index.ts';
import { text } from '../text/index.ts';

/** The choice of every landlord, property or month. */
export const ALL = 'All';

/** Values of the month select; the numbers are those of the calendar. */
export const statementMonths = [ALL, '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
export type StatementMonth = (typeof statementMonths)[number];

/** What statements are about: a range of the names of landlords, one of properties, a period and a currency. */
export const statementSelection = z.object({
  from: text(),
  to: text(),
  pfrom: text(),
  pto: text(),
  year: z.int().check(z.gte(1980), z.lte(9999)),
  month: z.enum(statementMonths),
  currency: z.enum(currencies),
});
export type StatementSelection = z.output<typeof statementSelection>;

/** All of a year in US dollars. */
export const defaultSelection = (year: number): StatementSelection => ({
  from: ALL,
  to: ALL,
  pfrom: ALL,
  pto: ALL,
  year,
  month: ALL,
  currency: 'USD',
});

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The order of names, in which a range is chosen: capitals and accents do not count, and 9 comes before 10. */
export const compareNames = (a: string, b: string): number => compare(a, b);

/** Whether a name stands in a range, its ends included. */
export const isInRange = (name: string, from: string, to: string): boolean =>
  (from === ALL || compare(from, name) <= 0) && (to === ALL || compare(name, to) <= 0);

const isInOrder = (from: string, to: string) => from === ALL || to === ALL || compare(from, to) <= 0;

/** The selection form, whose controls are named as the fields. */
export const selectionForm: FormParser<StatementSelection> = formParser({
  schema: statementSelection.check(
    z.refine(({ from, to }) => isInOrder(from, to), { path: ['to'], ...issue('before_start') }),
    z.refine(({ pfrom, pto }) => isInOrder(pfrom, pto), { path: ['pto'], ...issue('before_start') }),
  ),
  read: (fields) => {
    const values = Object.keys(statementSelection.shape).map(
      (name) => [name, fieldText(fields, name)] as const,
    );
    return { ...Object.fromEntries(values), year: integerOrUndefined(fieldText(fields, 'year')) };
  },
});

/** The name of a month in English; `All` stays. */
export function monthLabel(month: StatementMonth): string {
  if (month === ALL) return ALL;
  const day = new Date(Date.UTC(2025, Number(month) - 1, 1));
  return new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(day);
}

type Period = Pick<StatementSelection, 'year' | 'month'>;

/** The period of a statement in words: `2025` or `March 2025`. */
export function statementPeriod({ year, month }: Period): string {
  return month === ALL ? String(year) : `${monthLabel(month)} ${year}`;
}

/** The first and the last day of the period of a statement. */
export function statementDays({ year, month }: Period): { from: PlainDate; to: PlainDate } {
  const [first, last] = month === ALL ? ['01', '12'] : [month.padStart(2, '0'), month.padStart(2, '0')];
  return { from: firstDayOf(`${year}-${first}`), to: lastDayOf(`${year}-${last}`) };
}
