// Days of the business in its time zone, schemas of plain dates.
export * from './businessDay.ts';
export * from './schema.ts';
