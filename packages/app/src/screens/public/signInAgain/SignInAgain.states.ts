import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, straining } from '../../../testing/screenStates';

export const signInAgainDialog = defineScreen({
  title: 'Screens/Sign in again',
  routes: [],
  at: `${HOME_PATH}/admin/internal-users`,
  purpose: 'Sign in again over the open screen when a session ends, without losing anything typed.',
  users: 'Everyone who is signed in.',
  spec: ['Section 6: protected pages need a stored token'],
  deviations: [
    'Decision 3: one refresh at a time; if it fails one signs in again in place, over the open screen.',
  ],
  states: {
    ready: { story: 'SessionEnded' },
    ...cannot('It reads nothing: what waits below it does.', ...reading),
    sessionExpired: { story: 'SessionEnded' },
    offline: { story: 'ServerNotReached' },
    ...cannot('A password is never kept.', 'dirty'),
    fieldErrors: { story: 'Blank', also: ['WrongPassword'] },
    submitting: { story: 'Submitting' },
    ...cannot(
      'After 30 seconds it says that the server has not answered, as the login page does.',
      'unconfirmed',
    ),
    submitError: { story: 'ServerFailed' },
    ...cannot('It is the login of who is signed in already.', 'conflict'),
    success: { story: 'GoneOn' },
    ...cannot('It shows one address, as the login page does.', ...straining),
  },
});
