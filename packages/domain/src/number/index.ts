export interface DecimalLimits {
  /** Digits that may follow the point. @default any number */
  decimals?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
}

export type DecimalProblem = 'format' | 'decimals' | 'min' | 'max';

/** Digits, grouped by commas or spaces in threes or not at all, with a point: what a person types or pastes. */
const pattern = /^(-?)(\d+|\d{1,3}(?:[, \u00a0\u202f]\d{3})+)?(?:\.(\d*))?$/;

/**
 * Reads a number as typed: `1 234.50` is `1234.50`. The value is decimal text, never a float; what cannot be read is
 * returned as it is, with the problem.
 */
export function readDecimal(
  typed: string,
  { decimals, min, max }: DecimalLimits = {},
): { value: string; problem: DecimalProblem | null } {
  const text = typed.trim();
  if (text === '') return { value: '', problem: null };
  const parts = pattern.exec(text);
  if (!parts || (parts[2] === undefined && !parts[3])) return { value: text, problem: 'format' };
  const [, sign = '', whole = '', fraction = ''] = parts;
  if (decimals !== undefined && fraction.length > decimals) return { value: text, problem: 'decimals' };
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  const value = `${sign}${digits}${fraction && `.${fraction}`}`;
  if (min !== undefined && Number(value) < min) return { value, problem: 'min' };
  if (max !== undefined && Number(value) > max) return { value, problem: 'max' };
  return { value, problem: null };
}
