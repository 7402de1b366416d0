export * from './rentCollection.ts';
export * from './selection.ts';
export { statementTitle } from './title.ts';
