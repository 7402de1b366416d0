import * as z from 'zod/mini';
import { defineSteps, PRESENT } from '../step/index.ts';
import { type BankStatementRow, bankLine, bankLineStates, bankMatchInput } from './schema.ts';

export const bankLineSteps = defineSteps({
  kind: 'bankLine',
  states: bankLineStates,
  path: '/api/bank-lines/{id}/',
  reply: bankLine,
  steps: {
    match: {
      from: { open: 'user' },
      to: 'matched',
      body: bankMatchInput,
      summary: 'Matches a bank line with existing records, or posts a new one.',
    },
    unmatch: {
      from: { matched: 'user' },
      to: 'open',
      body: z.object({}),
      summary: 'Unmatches a bank line; what it posted stays.',
    },
  },
});

interface Undoable extends Pick<BankStatementRow, 'to_on' | 'reconciled' | 'counts'> {
  /** Of its account. */
  isLast: boolean;
}

function isUndoable({ isLast, reconciled, to_on, counts: { matched } }: Undoable): true | string {
  if (!isLast) return 'Only the last statement of an account can be undone.';
  if (reconciled) return `Reconciled up to ${to_on}.`;
  if (matched > 0) return `${matched === 1 ? '1 line is' : `${matched} lines are`} matched. Unmatch first.`;
  return true;
}

export const bankStatementSteps = defineSteps({
  kind: 'bankStatement',
  states: [PRESENT],
  path: '/api/bank-statements/{id}/',
  reply: z.object({}),
  steps: {
    undo: {
      from: { [PRESENT]: 'admin' },
      to: 'derived',
      can: isUndoable,
      text: 'Undo statement',
      body: z.object({}),
      summary: 'Removes the last bank statement of an account, if none of its lines is matched.',
    },
  },
});
