import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

const fixed = 'Its texts stand in the code.';

export const helpScreen = defineScreen({
  title: 'Screens/Help',
  routes: [`${HOME_PATH}/help`],
  at: `${HOME_PATH}/help`,
  purpose: 'Look up what a rating or a term means, and how a job is done.',
  users: 'Everyone who is signed in, new colleagues above all.',
  spec: ['Section 3, lists: the tenant risk rating labels'],
  deviations: ['Ours: the specification has no help.'],
  states: {
    ready: { story: 'Ratings' },
    ...cannot(fixed, ...reading),
    ...cannot('Nothing is typed or sent here.', ...sending),
    ...cannot(fixed, ...straining),
  },
});
