import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const inspectionScreen = defineScreen({
  title: 'Screens/Inspections/Inspection',
  routes: [`${HOME_PATH}/inspections/:id`],
  at: `${HOME_PATH}/inspections/4`,
  purpose:
    'Record the condition of a unit on a phone, have it signed, and compare it with earlier inspections.',
  users: 'Provider staff; client-company users for their own book. Making it final is for Admins.',
  spec: ['Section 2, Routes: /inspections; its rows lead here'],
  deviations: ['Ours: the specification has no page of an inspection.'],
  states: {
    ...cannot('As of any record. See Individual.', ...reading),
    ...cannot('As in the forms of records, by the same code. See Edit Individual.', ...sending),
    ...cannot('Names and figures wrap as on any record. See Individual.', ...straining),
    ready: {
      story: 'Planned',
      also: ['Done', 'Signed', 'Final', 'Cancelled', 'Compared', 'Signing', 'MakingFinal'],
    },
    dirty: { story: 'KeptOnTheDevice' },
    conflict: { story: 'TwoPhones' },
  },
});
