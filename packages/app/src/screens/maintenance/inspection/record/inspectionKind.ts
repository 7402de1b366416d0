import { type Inspection, inspectionSteps } from '@rentsafe/domain/inspection';
import { Ban } from 'lucide-react';
import { inspectionQuery, showInspectionChange } from '../../../../calls/inspections';
import type { StepKind, StepLooks } from '../../../../record/stepKind';

export const inspectionKind: StepKind<typeof inspectionSteps> = {
  steps: inspectionSteps,
  nameOf: ({ number }) => number,
  keyOf: ({ id }) => inspectionQuery(id).queryKey,
  show: showInspectionChange,
  looks: {
    edit: { isOnPage: true },
    complete: {
      about: () => ({
        dayLabel: 'Done On',
        warning: {
          tone: 'info',
          title: 'Conditions and notes cannot be changed after this.',
          text: 'The agent and the tenant then sign. Every item needs a condition.',
        },
      }),
    },
    sign: { dialog: async () => (await import('./SignDialog')).SignDialog },
    final: { dialog: async () => (await import('./FinalDialog')).FinalDialog },
    cancel: { label: 'Cancel inspection…', inMenu: Ban },
  },
};

/** What everybody needed has signed is made final next. */
export const looksOf = ({ state }: Inspection): StepLooks<typeof inspectionSteps> =>
  state === 'signed' ? { final: { isFirst: true } } : {};
