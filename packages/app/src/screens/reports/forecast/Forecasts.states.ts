import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const forecastsScreen = defineScreen({
  title: 'Screens/Cashflow forecasts',
  routes: [`${HOME_PATH}/reports/forecasts`],
  at: `${HOME_PATH}/reports/forecasts?as_at=2026-02-28`,
  purpose: 'Forecast receipts and payments of the coming months, with an explanation and a back-test.',
  users: 'Provider staff; client-company users for their own book.',
  spec: ['Section 2: a title-only placeholder, Forecasts'],
  deviations: ['Ours: a forecast from the ledger in place of the placeholder.'],
  states: {
    ...cannot('As of any report. See Commission statements.', ...reading),
    ...cannot('Nothing is typed or sent here.', ...sending),
    ...cannot('Names and figures wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'SixMonths' },
    empty: { story: 'TooLittleKnown' },
  },
});
