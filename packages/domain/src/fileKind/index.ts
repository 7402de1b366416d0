export * from './kind.ts';
