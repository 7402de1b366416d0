import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen } from '../../../testing/screenStates';

export const clientsScreen = defineScreen({
  title: 'Screens/Clients',
  routes: [`${HOME_PATH}/admin/clients`, `${HOME_PATH}/admin/clients/:id`],
  at: `${HOME_PATH}/admin/clients`,
  purpose: 'Add client companies and manage their users.',
  users: 'RentSafe Admins. Others are told plainly that they may not.',
  spec: ['Section 1: client-company users are users of the product'],
  deviations: ['Ours: the specification has no screen for them, and names client 1 alone.'],
  states: {
    ready: { story: 'Clients', also: ['UsersOfAClient'] },
    forbidden: { story: 'NotAllowed', also: ['Reserved'] },
    ...cannot('A toast says so, or what was done is there.', 'success'),
    ...cannot('As in Internal users, whose table and dialogs these are.', 'loading', 'refreshing', 'partial'),
    ...cannot(
      'As in Internal users.',
      'error',
      'notFound',
      'offline',
      'timeout',
      'longNames',
      'otherScripts',
    ),
    ...cannot('The provider is always there.', 'empty'),
    ...cannot('The clients have no search.', 'noMatch'),
    ...cannot('Signing in again is a dialog of its own. See Sign in again.', 'sessionExpired'),
    ...cannot(
      'The form is that of every new record. See Add New Company.',
      'dirty',
      'fieldErrors',
      'submitting',
    ),
    ...cannot('The form is that of every new record.', 'unconfirmed', 'submitError', 'conflict'),
    ...cannot('A client has a name and a company.', 'missingValues', 'hugeNumbers'),
  },
});
