export * from './csv/index.ts';
export * from './date/index.ts';
export * from './fileKind/index.ts';
export * from './locale/index.ts';
export * from './money/index.ts';
export * from './number/index.ts';
export * from './text/index.ts';
