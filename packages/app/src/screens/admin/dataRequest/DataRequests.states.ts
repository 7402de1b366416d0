import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const dataRequestsScreen = defineScreen({
  title: 'Screens/Data Requests',
  routes: [`${HOME_PATH}/admin/data-requests`],
  at: `${HOME_PATH}/admin/data-requests`,
  purpose: 'Answer what people ask for under the Cyber and Data Protection Act before it is due.',
  users: 'RentSafe Admins.',
  spec: ['Section 6: roles and permissions'],
  deviations: ['Ours: the specification has no such requests.'],
  states: {
    ready: { story: 'OpenFirst' },
    ...cannot('As of any list. See Internal users.', ...reading),
    ...cannot('As in the forms of any step, by the same code.', ...sending),
    ...cannot('Names wrap as in any list. See Internal users.', ...straining),
  },
});
