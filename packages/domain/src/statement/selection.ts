import * as z from 'zod/mini';
import { issue } from '../errors/codes.ts';
import { type FormParser, fieldText, formParser, integerOrUndefined } from '../form/index.ts';
import { currencies } from '../money/index.ts';
import { text } from '../text/index.ts';

/** The choice of every landlord, property or month. */
export const ALL = 'All';

export const statementYears = [2025] as const;

/** Values of the month select; the numbers are those of the calendar. */
export const statementMonths = [ALL, '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
export type StatementMonth = (typeof statementMonths)[number];

/** What a statement is about: a range of landlords, a range of properties, a period and a currency. */
export const statementSelection = z.object({
  from: text(),
  to: text(),
  pfrom: text(),
  pto: text(),
  year: z.int().check(z.gte(1980), z.lte(9999)),
  month: z.enum(statementMonths),
  currency: z.enum(currencies),
});

const isInOrder = (from: string, to: string) => from === ALL || to === ALL || Number(from) <= Number(to);
export type StatementSelection = z.output<typeof statementSelection>;

export const defaultSelection: StatementSelection = {
  from: ALL,
  to: ALL,
  pfrom: ALL,
  pto: ALL,
  year: statementYears[0],
  month: ALL,
  currency: 'USD',
};

/** The selection form, whose controls are named as the fields. */
export const selectionForm: FormParser<StatementSelection> = formParser({
  schema: statementSelection.check(
    z.refine(({ from, to }) => isInOrder(from, to), { path: ['to'], ...issue('before_start') }),
    z.refine(({ pfrom, pto }) => isInOrder(pfrom, pto), { path: ['pto'], ...issue('before_start') }),
  ),
  read: (fields) => {
    const values = Object.keys(defaultSelection).map((name) => [name, fieldText(fields, name)] as const);
    return { ...Object.fromEntries(values), year: integerOrUndefined(fieldText(fields, 'year')) };
  },
});

/** The name of a month in English; `All` stays. */
export function monthLabel(month: StatementMonth): string {
  if (month === ALL) return ALL;
  const day = new Date(Date.UTC(2025, Number(month) - 1, 1));
  return new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(day);
}

/** The period of a statement in words: `2025` or `March 2025`. */
export function statementPeriod({ year, month }: Pick<StatementSelection, 'year' | 'month'>): string {
  return month === ALL ? String(year) : `${monthLabel(month)} ${year}`;
}
