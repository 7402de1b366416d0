import { toMinor } from '@rentsafe/domain/money';
import { readDecimal } from '@rentsafe/domain/number';

/** An amount as it was typed so far, in minor units; 0 of what is no amount yet. */
export function typedMinor(typed: string): bigint {
  const { value, problem } = readDecimal(typed, { decimals: 2 });
  return value === '' || problem !== null ? 0n : toMinor(value);
}
