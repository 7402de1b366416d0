// Schemas of amounts, currencies, exchange, ageing buckets, amounts in words.
export * from './currency.ts';
export * from './exchange.ts';
export * from './schema.ts';
export * from './words.ts';
