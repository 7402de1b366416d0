// Amounts in minor units and as text, rounding, currencies, percentages, ageing buckets.
export * from './amount.ts';
export * from './currency.ts';
export * from './exchange.ts';
export * from './format.ts';
export * from './schema.ts';
