export * from './ageing.ts';
export * from './schedule.ts';
