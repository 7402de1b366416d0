import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, straining } from '../../../testing/screenStates';

export const accountScreen = defineScreen({
  title: 'Screens/Account',
  routes: [`${HOME_PATH}/account`],
  at: `${HOME_PATH}/account?tab=sessions`,
  purpose: 'View your profile, change your password, and sign out of other devices.',
  users: 'Everyone who is signed in.',
  spec: ['Section 2, sidebar: the username and Log out, beside which the account menu stands in the top bar'],
  deviations: ['Ours: the specification has no page for the account.'],
  states: {
    ready: { story: 'Sessions', also: ['Profile', 'Menu'] },
    ...cannot('What is wrong stands at its field, as in every form. See Add New Individual.', 'fieldErrors'),
    error: { story: 'SessionsFailed' },
    ...cannot('One is signed in here at least.', 'empty'),
    ...cannot('It has no search.', 'noMatch'),
    ...cannot('A profile and the sessions come whole.', 'partial'),
    ...cannot('As of any list. See Internal users.', 'loading', 'refreshing'),
    ...cannot('Everyone has an account.', 'forbidden', 'notFound'),
    ...cannot('As in SessionsFailed, with another sentence.', 'offline', 'timeout'),
    ...cannot('Signing in again is a dialog of its own. See Sign in again.', 'sessionExpired'),
    ...cannot('A password is never kept: it may be left at once.', 'dirty'),
    ...cannot('As in Set password.', 'submitting', 'submitError', 'success', 'conflict', 'unconfirmed'),
    ...cannot('Names wrap as on the page of a record. See Individual.', ...straining),
  },
});
