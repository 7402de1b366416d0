// Search everywhere: every record that a role may open, by number and by text.
export * from './calls.ts';
export * from './kinds.ts';
export * from './numbers.ts';
export * from './schema.ts';
