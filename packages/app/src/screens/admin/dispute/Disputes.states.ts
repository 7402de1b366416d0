import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const disputesScreen = defineScreen({
  title: 'Screens/Disputes',
  routes: [`${HOME_PATH}/admin/disputes`],
  at: `${HOME_PATH}/admin/disputes`,
  purpose: 'Decide disputes before they are upheld, and see those of the own accounts.',
  users: 'Admins of the provider for all clients; client-company users for their own.',
  spec: ['Section 6: roles and permissions'],
  deviations: ['Ours: the specification has no disputes.'],
  states: {
    ready: { story: 'OfAllClients' },
    ...cannot('As of any list. See Internal users.', ...reading),
    ...cannot('As in the forms of any step, by the same code.', ...sending),
    ...cannot('Names wrap as in any list. See Internal users.', ...straining),
  },
});
