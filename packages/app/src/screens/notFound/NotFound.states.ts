import { cannot, defineScreen, reading, sending } from '../../testing/screenStates';

export const notFound = defineScreen({
  title: 'Screens/Not found',
  routes: ['*'],
  at: '/services/count-safe',
  purpose: 'Say that there is nothing at this address, and lead back.',
  users: 'Everyone.',
  spec: [
    "Section 2, Not found: the path followed by Not Found, 'This page is either still in development or does not exist.', Go Back and Home",
  ],
  deviations: ['Decision 11: Go Back without history goes home.'],
  states: {
    ready: { story: 'Unknown' },
    ...cannot('It reads nothing.', ...reading),
    ...cannot('Nothing is typed or sent here.', ...sending),
    longNames: { story: 'LongPath' },
    otherScripts: { story: 'OtherScripts' },
    ...cannot('A path has no amounts, and is never missing.', 'missingValues', 'hugeNumbers'),
  },
});
