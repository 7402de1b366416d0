import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const requestsScreen = defineScreen({
  title: 'Screens/Maintenance/Requests',
  routes: [`${HOME_PATH}/rm-pending`],
  at: `${HOME_PATH}/rm-pending`,
  purpose: "Record tenants' requests, and see which are open or overdue.",
  users: 'Property managers and maintenance staff.',
  spec: ['Section 2, Routes: /rm-pending, R&M Pending Requests'],
  deviations: ['Ours: the specification has only the title of this page.'],
  states: {
    ...cannot('As in the lists of individuals and companies, by the same code.', ...reading, ...straining),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ready: { story: 'Pending', also: ['Targets'] },
    empty: { story: 'NothingWaits' },
    dirty: { story: 'AddingRequest' },
  },
});
