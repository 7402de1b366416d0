import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const auditScreen = defineScreen({
  title: 'Screens/Audit',
  routes: [`${HOME_PATH}/admin/audit`],
  at: `${HOME_PATH}/admin/audit`,
  purpose: 'See who did what, by action, kind of record and day.',
  users: 'Admins see all of it, Users what they did themselves.',
  spec: ['Section 6: roles and permissions, which somebody must be able to check'],
  deviations: ['Ours: the specification has no audit.'],
  states: {
    ready: { story: 'Events' },
    ...cannot('As of any list. See Internal users.', ...reading),
    ...cannot('Nothing is typed or sent here.', ...sending),
    ...cannot('Names wrap as in any list. See Internal users.', ...straining),
  },
});
