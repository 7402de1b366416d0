import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen } from '../../../testing/screenStates';
import { staticStates } from '../../../testing/staticStates';

export const routeError = defineScreen({
  title: 'Screens/Route error',
  routes: [],
  at: `${HOME_PATH}/todo`,
  purpose: 'Replace a screen that failed, with a way to retry or leave.',
  users: 'Everyone.',
  spec: ['Section 8: product messages for other errors are not shown; this one is ours'],
  deviations: [
    'Ours: an error boundary for each route, with another try; code that is gone after an update offers a reload.',
  ],
  states: {
    ...staticStates,
    ready: { story: 'Failed' },
    notFound: { story: 'LostChunk' },
    ...cannot('A toast says so, or what was done is there.', 'success'),
  },
});
