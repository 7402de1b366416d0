import { divideRounded, toDecimal } from '@rentsafe/format/money';

const ratio = (part: bigint, whole: bigint, scale: bigint): string | null =>
  whole === 0n ? null : toDecimal(divideRounded(part * scale, whole));

/** `part` of `whole` in percent with two decimals, rounded half away from zero; null of nothing. */
export const rateOf = (part: bigint | number, whole: bigint | number): string | null =>
  ratio(BigInt(part), BigInt(whole), 10_000n);

/** A sum over a count with two decimals, rounded half away from zero; null of nothing. */
export const meanOf = (sum: bigint | number, count: bigint | number): string | null =>
  ratio(BigInt(sum), BigInt(count), 100n);
