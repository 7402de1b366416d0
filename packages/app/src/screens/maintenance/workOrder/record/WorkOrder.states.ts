import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const workOrderScreen = defineScreen({
  title: 'Screens/Maintenance/Work order',
  routes: [`${HOME_PATH}/work-orders/:id`],
  at: `${HOME_PATH}/work-orders/12`,
  purpose: 'Issue a work order, record the work and its cost, and decide who pays.',
  users: 'Property managers and maintenance staff. Closing and reopening are for Admins.',
  spec: ['Section 2, Routes: /work-orders; its rows lead here'],
  deviations: ['Ours: the specification has no page of a work order.'],
  states: {
    ...cannot('As of any record. See Individual.', ...reading),
    ...cannot('As in the forms of records, by the same code. See Edit Individual.', ...sending),
    ...cannot('Names and figures wrap as on any record. See Individual.', ...straining),
    ready: {
      story: 'NeedsConsent',
      also: ['WithoutConsent', 'Late', 'Completed', 'Billed', 'Charged', 'Cancelled', 'Completing'],
    },
    dirty: { story: 'Closing' },
    conflict: { story: 'IssueRefused' },
  },
});
