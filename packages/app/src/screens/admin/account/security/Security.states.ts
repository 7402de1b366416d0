import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, straining } from '../../../../testing/screenStates';

export const securityTab = defineScreen({
  title: 'Screens/Security',
  routes: [],
  at: `${HOME_PATH}/account?tab=security`,
  purpose: 'Add and remove passkeys and an authenticator app, and see how many recovery codes are left.',
  users: 'Everyone who is signed in.',
  spec: ['Section 2, Login: what signs in beside email and password'],
  deviations: ['Ours: the specification has no second factor. An account without one signs in as it says.'],
  states: {
    ready: { story: 'Factors', also: ['AuthenticatorApp', 'RecoveryCodes', 'Confirm', 'PasskeyBlocked'] },
    loading: { story: 'Loading' },
    empty: { story: 'None', also: ['Required'] },
    error: { story: 'Failed' },
    fieldErrors: { story: 'WrongCode' },
    submitting: { story: 'Submitting' },
    forbidden: { story: 'Confirm' },
    ...cannot('It has no search.', 'noMatch'),
    ...cannot('The factors of an account come whole.', 'partial', 'refreshing', 'notFound'),
    ...cannot('As in Failed, with another sentence.', 'offline', 'timeout', 'submitError'),
    ...cannot('Signing in again is a dialog of its own. See Sign in again.', 'sessionExpired'),
    ...cannot('A code or a name is typed again at once.', 'dirty', 'unconfirmed', 'conflict'),
    ...cannot('A toast says so, or the recovery codes are shown.', 'success'),
    ...cannot('Names wrap as on the page of a record. See Individual.', ...straining),
  },
});
