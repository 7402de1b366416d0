import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending } from '../../testing/screenStates';

export const customerStatements = defineScreen({
  title: 'Screens/Customer statements',
  routes: [`${HOME_PATH}/customers/statements`],
  at: `${HOME_PATH}/customers/statements`,
  purpose: 'See what was charged, paid and is still owed on each lease.',
  users: 'Accounts staff.',
  spec: ['Section 2: the sample rent-collection table with totals'],
  deviations: ["Decision 35: the sample figures carry a 'Sample data' tag."],
  states: {
    ready: { story: 'SampleFigures', also: ['Zig'] },
    ...cannot('Sample data: it asks no server.', ...reading),
    empty: { story: 'NoLeases' },
    ...cannot('Nothing is typed or sent here.', ...sending),
    longNames: { story: 'LongNames' },
    hugeNumbers: { story: 'LargeAmounts' },
    ...cannot('Every column of a charge is always there.', 'missingValues'),
    otherScripts: { story: 'OtherScripts' },
  },
});
