import { requestSteps } from '@rentsafe/domain/maintenanceRequest';
import { Ban, Copy, Pencil } from 'lucide-react';
import { requestQuery, showRequestChange } from '../../../../calls/maintenanceRequests';
import type { StepKind } from '../../../../record/stepKind';
import { day } from '../../../../text/day';

export const requestKind: StepKind<typeof requestSteps> = {
  steps: requestSteps,
  nameOf: ({ number }) => number,
  keyOf: ({ id }) => requestQuery(id).queryKey,
  show: showRequestChange,
  looks: {
    accept: {
      isPlain: true,
      about: ({ number, summary, finish_by }) => ({
        title: `Accept ${number}?`,
        description: `${summary}. It should be done by ${day(finish_by)}. The next step is to order the work.`,
      }),
    },
    edit: {
      inMenu: Pencil,
      dialog: async () => (await import('./EditRequestDialog')).EditRequestDialog,
    },
    decline: { inMenu: Ban },
    duplicate: {
      inMenu: Copy,
      dialog: async () => (await import('./DuplicateDialog')).DuplicateDialog,
    },
    reopen: {
      isQuiet: true,
      isPlain: true,
      about: ({ number }) => ({
        title: `Reopen ${number}?`,
        description: 'It becomes new again, to be accepted or declined.',
      }),
    },
  },
};
