// Plain dates `YYYY-MM-DD`, months, typed dates, three styles of display.
export * from './calendar.ts';
export * from './format.ts';
export * from './time.ts';
export * from './typed.ts';
