import { cannot, defineScreen, reading } from '../../../testing/screenStates';

export const login = defineScreen({
  title: 'Screens/Login',
  routes: ['/login'],
  at: '/login',
  purpose: 'Sign in, and come back to where one was going.',
  users: 'Everyone.',
  spec: [
    "Section 2, Login: 'Login to proceed', Email, Password, 'Sign in' with a spinner, 'Forgot Password?'",
    'Section 4: idle, submitting, success or failure',
    'Section 5: both fields must be non-blank after trimming',
    "Section 8: 'Invalid account.'",
  ],
  deviations: [
    "Decision 5: 'Invalid account.' stands in the page, with a second line where the credentials are not the cause.",
    'Where the server is given an OpenID Connect provider, one may sign in with it.',
    "Decision 6: 'Forgot Password?' explains whom to ask, and where the server sends email a link is asked for; who is signed in is sent on.",
    'Ours: after the password an account with a second factor is asked for it, and a passkey signs in alone.',
  ],
  states: {
    ready: {
      story: 'Empty',
      also: [
        'ForgotPassword',
        'ForgotPasswordByEmail',
        'PasswordWasSet',
        'SignedOutElsewhere',
        'WithProvider',
        'SignedOutOfHereAlone',
        'SecondFactor',
      ],
    },
    ...cannot('It reads nothing.', ...reading),
    offline: { story: 'ServerNotReached' },
    timeout: { story: 'NeverAnswered' },
    ...cannot('Nobody is signed in here.', 'sessionExpired'),
    ...cannot('Nothing typed here is worth keeping: it may be left at once.', 'dirty'),
    fieldErrors: { story: 'Blank', also: ['WrongCredentials', 'WrongCode'] },
    submitting: { story: 'Submitting' },
    ...cannot('After 30 seconds it says that the server has not answered. See NeverAnswered.', 'unconfirmed'),
    submitError: { story: 'ServerFailed', also: ['ProviderNotReached'] },
    conflict: { story: 'TooManyAttempts' },
    ...cannot('A toast says so, or what was done is there.', 'success'),
    longNames: { story: 'LongEmail' },
    ...cannot('It shows nothing but what is typed into it.', 'missingValues', 'hugeNumbers', 'otherScripts'),
  },
});
