import { dataRequestSteps } from '@rentsafe/domain/dataRequest';
import { CircleSlash, Undo2 } from 'lucide-react';
import { dataRequestList, showDataRequest } from '../calls/dataRequests';
import type { StepKind } from '../record/stepKind';

const outcome = async () => (await import('./OutcomeDialog')).OutcomeDialog;
const end = async () => (await import('./EndRequestDialog')).EndRequestDialog;

export const dataRequestKind: StepKind<typeof dataRequestSteps> = {
  steps: dataRequestSteps,
  nameOf: ({ number }) => number,
  noun: 'request',
  keyOf: () => dataRequestList.key,
  show: showDataRequest,
  looks: {
    complete: { label: 'Complete…', dialog: outcome },
    refuse: { label: 'Refuse…', inMenu: CircleSlash, dialog: outcome },
    withdraw: { label: 'Withdraw…', inMenu: Undo2, dialog: end },
    end: { label: 'End…', inMenu: Undo2, dialog: end },
  },
};
