import { cannot, defineScreen } from '../../../testing/screenStates';
import { staticStates } from '../../../testing/staticStates';

export const notFound = defineScreen({
  title: 'Screens/Not found',
  routes: ['*'],
  at: '/services/count-safe',
  purpose: 'Explain that there is nothing at this address, and lead back.',
  users: 'Everyone.',
  spec: [
    "Section 2, Not found: the path followed by Not Found, 'This page is either still in development or does not exist.', Go Back and Home",
  ],
  deviations: ['Decision 11: Go Back without history goes home.'],
  states: {
    ...staticStates,
    ready: { story: 'Unknown' },
    longNames: { story: 'LongPath' },
    otherScripts: { story: 'OtherScripts' },
    ...cannot('A path has no amounts, and is never missing.', 'missingValues', 'hugeNumbers'),
  },
});
