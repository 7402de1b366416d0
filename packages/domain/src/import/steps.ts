import * as z from 'zod/mini';
import { defineSteps } from '../step/index.ts';
import {
  type ImportRecord,
  importCommit,
  importRecord,
  importRowResults,
  importRowsInput,
  importStates,
} from './schema.ts';

const nothing = z.object({});

const withoutErrors = ({ counts: { error } }: Pick<ImportRecord, 'counts'>) =>
  error === 0 || (error === 1 ? '1 row has errors.' : `${error} rows have errors.`);

export const importSteps = defineSteps({
  kind: 'import',
  states: importStates,
  path: '/api/imports/{id}/',
  reply: importRecord,
  steps: {
    rows: {
      from: { open: 'user' },
      to: 'open',
      call: 'sendImportRows',
      body: importRowsInput,
      reply: importRowResults,
      summary: 'Checks up to 500 rows and stores them with their errors; a known key replaces its row.',
    },
    // Once more, it makes nothing.
    commit: {
      from: { open: 'admin', committed: 'admin' },
      to: 'derived',
      can: withoutErrors,
      body: nothing,
      reply: importCommit,
      summary: 'Creates records from the next 200 rows; repeat while rows remain.',
    },
    undo: {
      from: { open: 'admin', committed: 'admin' },
      to: 'undone',
      body: nothing,
      summary: 'Undoes an import.',
    },
  },
});
