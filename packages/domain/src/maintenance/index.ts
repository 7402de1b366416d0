// What is broken and how soon it is mended: categories, priorities, targets of a book.
export * from './form.ts';
export * from './schema.ts';
