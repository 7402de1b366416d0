import { unitSteps } from '@rentsafe/domain/unit';
import { showUnits, unitsKey } from '../../../../calls/properties';
import type { StepKind } from '../../../../record/stepKind';

export const unitKind: StepKind<typeof unitSteps> = {
  steps: unitSteps,
  nameOf: ({ unit_number }) => `unit ${unit_number}`,
  keyOf: ({ property }) => unitsKey(property.id),
  show: (queryClient, { property }) => showUnits(queryClient, property.id),
  looks: {
    close: { dialog: async () => (await import('./CloseUnitDialog')).CloseUnitDialog },
    reopen: { dialog: async () => (await import('./ReopenUnitDialog')).ReopenUnitDialog },
  },
};
