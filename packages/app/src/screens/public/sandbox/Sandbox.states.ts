import { defineScreen } from '../../../testing/screenStates';
import { staticStates } from '../../../testing/staticStates';

export const sandbox = defineScreen({
  title: 'Screens/Sandbox',
  routes: ['/sandbox'],
  at: '/sandbox',
  purpose: 'A place to try things out.',
  users: 'Developers: it is in development builds only.',
  spec: ['Section 2: /sandbox, development only, title only'],
  deviations: ['Decision 8: production builds have no such route.'],
  states: {
    ...staticStates,
    ready: { story: 'TitleOnly' },
  },
});
