import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const performanceGraphScreen = defineScreen({
  title: 'Screens/Property performance graph',
  routes: [`${HOME_PATH}/pp-graph`],
  at: `${HOME_PATH}/pp-graph`,
  purpose: 'Chart the monthly figures of a property or landlord, and compare two.',
  users: 'Provider staff; client-company users for their own book.',
  spec: ['Section 2: a title-only placeholder, PropertyPerformanceReports'],
  deviations: ['Ours: the figures of the ledger in place of the placeholder.'],
  states: {
    ...cannot('As of any report. See Commission statements.', ...reading),
    ...cannot('Nothing is typed or sent here.', ...sending),
    ...cannot('Names and figures wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'WholeBook', also: ['TwoCompared'] },
    error: { story: 'Failed' },
  },
});
