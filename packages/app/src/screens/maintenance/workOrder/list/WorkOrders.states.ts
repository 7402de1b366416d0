import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const workOrdersScreen = defineScreen({
  title: 'Screens/Maintenance/Work orders',
  routes: [`${HOME_PATH}/work-orders`],
  at: `${HOME_PATH}/work-orders`,
  purpose: 'Follow work orders, in a list or by state.',
  users: 'Property managers and maintenance staff.',
  spec: ['Section 2, Routes: /work-orders, Work Orders'],
  deviations: ['Ours: the specification has only the title of this page.'],
  states: {
    ...cannot('As in the lists of individuals and companies, by the same code.', ...reading, ...straining),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ready: { story: 'List', also: ['ByState', 'AddingOrder'] },
    empty: { story: 'NoneYet' },
    error: { story: 'BoardFailed' },
  },
});
