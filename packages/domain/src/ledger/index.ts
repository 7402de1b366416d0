// Rules of the ledger: charge periods, pro rata, due and grace days, ageing, allocation.
export * from './ageing.ts';
export * from './allocation.ts';
export * from './credit.ts';
export * from './schedule.ts';
