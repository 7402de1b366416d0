import type { Machine } from '../machine/index.ts';

export const documentStates = ['issued', 'signed', 'withdrawn'] as const;
export type DocumentState = (typeof documentStates)[number];

export const documentMachine = {
  sign: { from: { issued: 'user' }, to: 'signed' },
  withdraw: { from: { issued: 'admin', signed: 'admin' }, to: 'withdrawn' },
} as const satisfies Machine<DocumentState>;
