import { toMinor } from '@rentsafe/domain/money';

/** `88.14%`; a dash where there was nothing to divide by. */
export const rateText = (rate: string | null | undefined): string => (rate ? `${rate}%` : '–');

/** A rate in hundredths of a percent, as charts take it. */
export const rateMinor = (rate: string | null): bigint | null => (rate === null ? null : toMinor(rate));
