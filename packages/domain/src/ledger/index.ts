export * from './ageing.ts';
export * from './allocation.ts';
export * from './schedule.ts';
