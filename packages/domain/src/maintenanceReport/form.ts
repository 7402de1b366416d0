import {
  decimalOrText,
  type Fields,
  type FormParser,
  fieldText,
  formParser,
  integerOrUndefined,
  rowSuffixes,
} from '../form/index.ts';
import { type BudgetInput, budgetInput } from './schema.ts';

/** Rows without an amount are left out. */
const suffixesOf = (fields: Fields) =>
  rowSuffixes(fields, 'amount').filter((suffix) => fieldText(fields, `amount${suffix}`) !== '');

/** The form of the budget of a year: `property`, `category`, `amount` and `currency` of each row. */
export const budgetForm = (year: number): FormParser<BudgetInput> =>
  formParser({
    schema: budgetInput,
    read: (fields) => ({
      year,
      rows: suffixesOf(fields).map((suffix) => ({
        property: integerOrUndefined(fieldText(fields, `property${suffix}`)) ?? null,
        category: fieldText(fields, `category${suffix}`) || null,
        amount: {
          amount: decimalOrText(fieldText(fields, `amount${suffix}`)),
          currency: fieldText(fields, `currency${suffix}`),
        },
      })),
    }),
    controlOf: (fields, [list, row, field, part]) =>
      list === 'rows' && row !== undefined && field !== undefined
        ? `${part === 'currency' ? part : field}${suffixesOf(fields)[Number(row)] ?? ''}`
        : undefined,
  });
