import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const performanceScreen = defineScreen({
  title: 'Screens/Portfolio performance',
  routes: [`${HOME_PATH}/portfolio-performance`],
  at: `${HOME_PATH}/portfolio-performance?from=2026-01-01&to=2026-02-28`,
  purpose: 'View income and costs of each property or landlord.',
  users: 'Provider staff; client-company users for their own book.',
  spec: ['Section 2: a title-only placeholder, PortfolioPerformance'],
  deviations: ['Ours: the figures of the ledger in place of the placeholder.'],
  states: {
    ...cannot('As of any report. See Commission statements.', ...reading),
    ...cannot('Nothing is typed or sent here.', ...sending),
    ...cannot('Names and figures wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'ByProperty', also: ['ByLandlord'] },
    empty: { story: 'NothingCharged' },
  },
});
