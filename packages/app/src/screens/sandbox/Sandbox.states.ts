import { cannot, defineScreen, reading, sending, straining } from '../../testing/screenStates';

export const sandbox = defineScreen({
  title: 'Screens/Sandbox',
  routes: ['/sandbox'],
  at: '/sandbox',
  purpose: 'A place to try things out.',
  users: 'Developers: it is in development builds only.',
  spec: ['Section 2: /sandbox, development only, title only'],
  deviations: ['Decision 8: production builds have no such route.'],
  states: {
    ready: { story: 'TitleOnly' },
    ...cannot('It reads nothing.', ...reading),
    ...cannot('Nothing is typed or sent here.', ...sending),
    ...cannot('Its words are fixed.', ...straining),
  },
});
