import { toMinor } from '@rentsafe/format/money';
import { readDecimal } from '@rentsafe/format/number';

/** An amount as it was typed so far, in minor units; 0 of what is no amount yet. */
export function typedMinor(typed: string): bigint {
  const { value, problem } = readDecimal(typed, { decimals: 2 });
  return value === '' || problem !== null ? 0n : toMinor(value);
}
