import { cannot, defineScreen, reading, straining } from '../../../testing/screenStates';

export const setPasswordScreen = defineScreen({
  title: 'Screens/Set password',
  routes: ['/set-password'],
  at: '/set-password#token=sample-token',
  purpose: 'Set the first password, or a new one, with the link that an Admin gave.',
  users: 'New colleagues, and those who forgot their password.',
  spec: ["Section 2: the empty target of 'Forgot Password?', which leads nowhere; this is where it ends"],
  deviations: ['Decision 45: the route is ours; a link works once, for 72 hours.'],
  states: {
    ready: { story: 'Empty' },
    ...cannot('It reads the link alone, and shows the form where that fails.', ...reading),
    loading: { story: 'Checking' },
    notFound: { story: 'LinkIncomplete', also: ['LinkDead'] },
    offline: { story: 'ServerNotReached' },
    ...cannot('Nobody is signed in here.', 'sessionExpired'),
    ...cannot('A password is never kept: it may be left at once.', 'dirty'),
    fieldErrors: { story: 'TooCommon', also: ['NotTheSame', 'RefusedByServer'] },
    submitting: { story: 'Sending' },
    ...cannot('After 30 seconds it says that the server has not answered. See Timeout.', 'unconfirmed'),
    timeout: { story: 'Timeout' },
    submitError: { story: 'ServerFailed' },
    conflict: { story: 'LinkRefused' },
    ...cannot('A toast says so, or what was done is there.', 'success'),
    ...cannot('It shows nothing but hidden letters.', ...straining),
  },
});
