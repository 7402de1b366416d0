import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const commissionScreen = defineScreen({
  title: 'Screens/Commission statements',
  routes: [`${HOME_PATH}/reports/commission-statements`],
  at: `${HOME_PATH}/reports/commission-statements?from=2026-01-01&to=2026-01-31`,
  purpose: 'View the commission earned in a period, and draw it.',
  users: 'Accounts staff.',
  spec: ['Section 2: Commission Statements, a titled placeholder'],
  deviations: [
    'Ours: the figures of the ledger in place of the placeholder, and a form that drafts the payment.',
  ],
  states: {
    ...cannot('As of any list. See Payment status, Individuals.', ...reading),
    ...cannot('As of any form that creates. See New receipt.', ...sending),
    ...cannot('Names and figures wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'Earned' },
    empty: { story: 'NothingEarned' },
    dirty: { story: 'Draw' },
  },
});
