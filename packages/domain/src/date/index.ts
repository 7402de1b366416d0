// Plain dates `YYYY-MM-DD`, months, typed dates, three en-GB styles.
export * from './calendar.ts';
export * from './format.ts';
export * from './schema.ts';
export * from './typed.ts';
