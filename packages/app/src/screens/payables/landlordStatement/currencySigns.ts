import type { Currency } from '@rentsafe/domain/money';

/** As statements name their currency. */
export const currencySigns: Readonly<Record<Currency, string>> = { USD: 'US$', ZIG: 'ZiG' };
