import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const auditPackScreen = defineScreen({
  title: 'Screens/Audit pack',
  routes: [`${HOME_PATH}/reports/audit-pack`],
  at: `${HOME_PATH}/reports/audit-pack?month=2026-01`,
  purpose: 'Read and print all that an auditor asks for of a month’s trust money.',
  users: 'Accounts staff and auditors.',
  spec: ['Section 2: the accounting group of the sidebar, Reports'],
  deviations: ['Ours: the page is not in the specification.'],
  states: {
    ...cannot('As of any page that fetches one report. See Landlord statements.', ...reading),
    ...cannot('It sends nothing.', ...sending),
    ...cannot('Names wrap and figures have the room that they need, as in any table.', ...straining),
    ready: { story: 'January' },
    empty: { story: 'NothingPosted' },
    error: { story: 'Unreachable' },
  },
});
