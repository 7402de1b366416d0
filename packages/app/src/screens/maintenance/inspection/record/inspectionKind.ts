import { type Inspection, inspectionSteps } from '@rentsafe/domain/inspection';
import { Ban } from 'lucide-react';
import { inspectionQuery, showInspectionChange } from '../../../../calls/inspections';
import type { StepKind, StepLooks } from '../../../../record/stepKind';
import { CompleteDialog } from './CompleteDialog';
import { SignDialog } from './SignDialog';

export const inspectionKind: StepKind<typeof inspectionSteps> = {
  steps: inspectionSteps,
  nameOf: ({ number }) => number,
  keyOf: ({ id }) => inspectionQuery(id).queryKey,
  show: showInspectionChange,
  looks: {
    edit: { isOnPage: true },
    // With the page: without a connection no code is loaded.
    complete: { dialog: async () => CompleteDialog },
    sign: { dialog: async () => SignDialog },
    final: { dialog: async () => (await import('./FinalDialog')).FinalDialog },
    cancel: { label: 'Cancel inspection…', inMenu: Ban },
  },
};

/** What everybody needed has signed is made final next, once the server has the signatures. */
export const looksOf = ({ state }: Inspection, isWaiting: boolean): StepLooks<typeof inspectionSteps> =>
  isWaiting
    ? { final: { isOnPage: true }, cancel: { isOnPage: true } }
    : state === 'signed'
      ? { final: { isFirst: true } }
      : {};
