export * from './selection.ts';
