// Occupancy, turnover, performance, series, forecast: schemas, calls, calculations.
export * from './calls.ts';
export * from './figures.ts';
export * from './forecast.ts';
export * from './schema.ts';
