// What a lease charges: periods, pro rata, due and grace days; ageing; parts of payments.
export * from './ageing.ts';
export * from './allocation.ts';
export * from './credit.ts';
export * from './schedule.ts';
