import type { Money } from '@rentsafe/domain/money';
import { toMinor } from '@rentsafe/format/money';
import { fieldError } from '../http/errors.ts';
import { currencyOf, type StoredCurrency } from './wire.ts';

/** An amount of a body in minor units of the currency that it must be in. @throws HttpError 400 at `field` for another one. */
export function minorIn(stored: StoredCurrency, field: string, { amount, currency }: Money): bigint {
  const wanted = currencyOf(stored);
  if (currency !== wanted) throw fieldError(field, `This must be in ${wanted}.`);
  return toMinor(amount);
}
