import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const balancesScreen = defineScreen({
  title: 'Screens/Balances',
  routes: [`${HOME_PATH}/reports/trust`, `${HOME_PATH}/reports/trial-balance`],
  at: `${HOME_PATH}/reports/trust?as_at=2026-01-31`,
  purpose: 'Show trust money by bank account and by owner, and that the ledger balances.',
  users: 'Accounts staff and auditors.',
  spec: ['Section 2: the accounting group of the sidebar, Reports'],
  deviations: ['Ours: neither page is in the specification.'],
  states: {
    ...cannot('As of any page that fetches one report. See Landlord statements.', ...reading),
    ...cannot('They send nothing.', ...sending),
    ...cannot('Figures have the room that they need, as in any table.', ...straining),
    ready: { story: 'Trust', also: ['TrialBalance'] },
    empty: { story: 'NothingPosted' },
  },
});
