export * from './amount.ts';
export * from './currency.ts';
export * from './exchange.ts';
export * from './format.ts';
export * from './schema.ts';
