import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const turnoverScreen = defineScreen({
  title: 'Screens/Turnover',
  routes: [`${HOME_PATH}/turnover`],
  at: `${HOME_PATH}/turnover?from=2026-01-01&to=2026-02-28`,
  purpose: 'View move-ins, move-outs, renewals, and the reasons for notice.',
  users: 'Provider staff; client-company users for their own book.',
  spec: ['Section 2: a title-only placeholder, Turnover'],
  deviations: ['Ours: the figures of the book in place of the placeholder.'],
  states: {
    ...cannot('As of any report. See Commission statements.', ...reading),
    ...cannot('Nothing is typed or sent here.', ...sending),
    ...cannot('Names and figures wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'Moved' },
    empty: { story: 'NoProperty' },
  },
});
