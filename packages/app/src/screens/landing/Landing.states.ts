import { cannot, defineScreen, reading, sending, straining } from '../../testing/screenStates';

export const landing = defineScreen({
  title: 'Screens/Landing',
  routes: ['/'],
  at: '/',
  purpose: 'Say whose product this is, and lead in.',
  users: 'Everyone.',
  spec: [
    'Section 2, Landing: the logo and a Login button, to the rental area for who is signed in, else to /login',
  ],
  deviations: [],
  states: {
    ready: { story: 'SignedOut', also: ['SignedInAlready'] },
    ...cannot('It reads nothing but the stored login.', ...reading),
    ...cannot('Nothing is typed or sent here.', ...sending),
    ...cannot('Its words are fixed.', ...straining),
  },
});
