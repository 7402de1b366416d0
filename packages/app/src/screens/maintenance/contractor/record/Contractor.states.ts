import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const contractorScreen = defineScreen({
  title: 'Screens/Contractor management/Contractor',
  routes: [`${HOME_PATH}/contractor_management/:id`],
  at: `${HOME_PATH}/contractor_management/2`,
  purpose: "View a contractor's contact details, rates and work orders.",
  users: 'Property managers and maintenance staff.',
  spec: ['Section 3, contractor: its fields'],
  deviations: ['Ours: the specification has no page of a contractor.'],
  states: {
    ...cannot('As of any record. See Individual.', ...reading),
    ...cannot('As in the forms of records, by the same code. See Edit Individual.', ...sending),
    ...cannot('Names and figures wrap as on any record. See Individual.', ...straining),
    ready: { story: 'WithOrders', also: ['NotLinked', 'Editing'] },
  },
});
