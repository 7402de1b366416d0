import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../testing/screenStates';

export const routeError = defineScreen({
  title: 'Screens/Route error',
  routes: [],
  at: `${HOME_PATH}/todo`,
  purpose: 'Stand in for a screen that failed, and lead out of it.',
  users: 'Everyone.',
  spec: ['Section 8: product messages for other errors are not shown; this one is ours'],
  deviations: [
    'Ours: an error boundary for each route, with another try; code that is gone after an update offers a reload.',
  ],
  states: {
    ready: { story: 'Failed' },
    ...cannot('It reads nothing.', ...reading),
    notFound: { story: 'LostChunk' },
    ...cannot('Nothing is typed or sent here.', ...sending),
    success: { story: 'TriedAgain' },
    ...cannot('Its words are fixed.', ...straining),
  },
});
