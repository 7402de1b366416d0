import { defineScreen } from '../../../testing/screenStates';
import { staticStates } from '../../../testing/staticStates';

export const landing = defineScreen({
  title: 'Screens/Landing',
  routes: ['/'],
  at: '/',
  purpose: 'Introduce the product, and lead to the login.',
  users: 'Everyone.',
  spec: [
    'Section 2, Landing: the logo and a Login button, to the rental area for who is signed in, else to /login',
  ],
  deviations: [],
  states: {
    ...staticStates,
    ready: { story: 'SignedOut', also: ['SignedInAlready', 'StillAtTheProvider'] },
  },
});
