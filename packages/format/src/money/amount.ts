/** An amount in the smallest unit of its currency, USD or ZiG: 123456n is 1,234.56. Never a float. */
export type Minor = bigint;

const pattern = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/**
 * Decimal text of the wire in minor units: '1234.5' is 123450n.
 *
 * @throws RangeError for text that is no decimal, or has more than two decimals.
 */
export function toMinor(decimal: string): Minor {
  const parts = pattern.exec(decimal);
  if (!parts) throw new RangeError(`Not an amount with at most two decimals: ${JSON.stringify(decimal)}`);
  const [, sign = '', whole = '', fraction = ''] = parts;
  return BigInt(`${sign}${whole}${fraction.padEnd(2, '0')}`);
}

/** Minor units as the decimal text of the wire, with two decimals unless the currency has others: -5n is '-0.05'. */
export function toDecimal(minor: Minor, decimals = 2): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  return `${minor < 0n ? '-' : ''}${digits.slice(0, at)}${decimals === 0 ? '' : `.${digits.slice(at)}`}`;
}

/**
 * A fraction as a whole number, rounded once, half away from zero: 5 / 2 is 3 and -5 / 2 is -3.
 *
 * @throws RangeError where the denominator is 0.
 */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n !== denominator < 0n;
  const [top, bottom] = [numerator, denominator].map((value) => (value < 0n ? -value : value)) as [
    bigint,
    bigint,
  ];
  const rounded = (2n * top + bottom) / (2n * bottom);
  return isNegative ? -rounded : rounded;
}

/** That share of an amount, rounded: 1550 basis points are 15.5 %. */
export const atRate = (amount: Minor, basisPoints: number): Minor =>
  divideRounded(amount * BigInt(basisPoints), 10_000n);

/**
 * An amount in whole parts in proportion to `weights`; the parts add up to it exactly. What rounding leaves goes to the parts
 * with the largest remainder, the first among equals.
 *
 * @throws RangeError where the weights add up to 0.
 */
export function spread(amount: Minor, weights: readonly bigint[]): Minor[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) throw new RangeError('Weights must not add up to 0.');
  const unit = amount < 0n ? -1n : 1n;
  const size = amount * unit;
  const [divisor, sign] = total < 0n ? [-total, -1n] : [total, 1n];
  const parts = weights.map((weight, index) => {
    const share = size * weight * sign;
    const rest = ((share % divisor) + divisor) % divisor;
    return { index, whole: (share - rest) / divisor, rest };
  });
  const missing = parts.reduce((left, { whole }) => left - whole, size);
  const byRest = parts.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1));
  const raised = new Set(byRest.slice(0, Number(missing)).map(({ index }) => index));
  return parts.map(({ whole, index }) => unit * (whole + (raised.has(index) ? 1n : 0n)));
}
