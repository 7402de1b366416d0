import { HOME_PATH } from '@rentsafe/domain/session';
import { listStates } from '../../../testing/listStates';
import { defineScreen } from '../../../testing/screenStates';

export const internalUsers = defineScreen({
  title: 'Screens/Internal users/List',
  routes: [`${HOME_PATH}/admin/internal-users`],
  at: `${HOME_PATH}/admin/internal-users`,
  purpose:
    'See who may sign in, and with which level; add, change, deactivate them, or send them a new password link.',
  users:
    'Admins, of the provider or of a client. Users come here by the sidebar, and find whom to ask and what is theirs.',
  spec: [
    "Section 2, Internal Users screen: banner, 'Full name or email ...', First Name, Last Name, Access Level, Email, Actions",
    'Section 6: what the levels are',
  ],
  deviations: [
    'Decision 7: the Admin section is shown to everyone; a User finds what Admins do here, and the own account.',
    "Ours: an Admin of a client manages that client's users.",
    "Decision 28: the button is spelled 'Add Internal User'; cells follow their headers; the row actions have names, and deactivation asks first.",
    'Ours: Status (invited, active, inactive), Last Sign-in and who one is oneself; Resend invitation instead of Reset password until a password is set.',
    'Ours: the list comes from the server; its six sample users are the seed.',
  ],
  states: {
    ...listStates,
    ready: { story: 'FirstPage', also: ['OneInactive', 'OfAClient'] },
    forbidden: { story: 'NotAllowed', also: ['ForAUser'] },
  },
});
