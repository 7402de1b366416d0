import { toMinor } from '@rentsafe/format/money';
import * as z from 'zod/mini';
import { issue } from '../errors/codes.ts';
import { currencies } from './currency.ts';

/** Whether a text is an amount: digits, with up to two decimals. */
export const isAmount = (value: string) => /^\d{1,12}(\.\d{1,2})?$/.test(value);

/** An amount as text on its way in: 0 or more, up to 12 digits and 2 decimals. */
export const amountText = z.string().check(z.refine(isAmount, issue('not_an_amount')));

/** As `amountText`, below 0 too. */
export const signedAmountText = z
  .string()
  .check(z.refine((value) => isAmount(value.replace(/^-/, '')), issue('not_an_amount')));

/** An amount as text on its way in, above 0. */
export const positiveAmountText = amountText.check(
  z.refine((value) => !isAmount(value) || toMinor(value) > 0n, issue('not_positive')),
);

/** A percentage as text on its way in: 0 to 100 with up to 2 decimals, `10.00`. */
export const percentage = z.string().check(
  z.refine(isAmount, issue('not_a_number')),
  z.refine((value) => !isAmount(value) || toMinor(value) <= 10_000n, issue('not_valid')),
);

/** Whether a text is a rate: a number with up to six decimals. */
export const isRate = (value: string) => /^\d{1,12}(\.\d{1,6})?$/.test(value);

/** ZiG for a dollar, as text on its way in: above 0, with up to 6 decimals. */
export const exchangeRate = z.string().check(
  z.refine(isRate, issue('not_a_number')),
  z.refine((value) => !isRate(value) || /[1-9]/.test(value), issue('not_positive')),
);

export const currency = z.enum(currencies);

/** Money on its way in, above 0. */
export const moneyInput = z.object({ amount: positiveAmountText, currency });

/** Money on the wire: signed decimal text with two decimals, and its currency. */
export const money = z.object({
  amount: z.string().check(z.regex(/^-?\d+\.\d{2}$/, issue('not_an_amount'))),
  currency,
});
export type Money = z.infer<typeof money>;
