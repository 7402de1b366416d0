export * from './rentCollection.ts';
export * from './selection.ts';
