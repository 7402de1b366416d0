import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const requestScreen = defineScreen({
  title: 'Screens/Maintenance/Request',
  routes: [`${HOME_PATH}/rm-pending/:id`],
  at: `${HOME_PATH}/rm-pending/12`,
  purpose: 'Decide on a maintenance request, and follow its work orders.',
  users: 'Property managers and maintenance staff.',
  spec: ['Section 2, Routes: /rm-pending; its rows lead here'],
  deviations: ['Ours: the specification has no page of a request.'],
  states: {
    ...cannot('As of any record. See Individual.', ...reading),
    ...cannot('As in the forms of records, by the same code. See Edit Individual.', ...sending),
    ...cannot('Names and figures wrap as on any record. See Individual.', ...straining),
    ready: {
      story: 'New',
      also: ['Accepted', 'Ordered', 'Done', 'Declined', 'Duplicate', 'Ordering', 'Editing'],
    },
  },
});
