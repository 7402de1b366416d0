import { toDecimal, toMinor } from '@rentsafe/format/money';
import type { JobInput } from './records';

/** Labour and parts, as decimal text. */
export function totalOf({ labour, parts }: Pick<JobInput, 'labour' | 'parts'>) {
  const amounts = parts.map(({ price, quantity }) => toMinor(price) * BigInt(quantity));
  return toDecimal(amounts.reduce((sum, amount) => sum + amount, toMinor(labour)));
}
