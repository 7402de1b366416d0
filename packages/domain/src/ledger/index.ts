export * from './ageing.ts';
export * from './allocation.ts';
export * from './credit.ts';
export * from './schedule.ts';
