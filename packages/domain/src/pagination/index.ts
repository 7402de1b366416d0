// Pages of a list, page numbers of links.

// Page numbers stand apart from the schema: who only counts pages does not load zod.
export * from './page.ts';
export { paginated } from './schema.ts';
