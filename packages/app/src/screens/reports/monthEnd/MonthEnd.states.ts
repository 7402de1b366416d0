import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const monthEndScreen = defineScreen({
  title: 'Screens/Month end',
  routes: [`${HOME_PATH}/reports/month-end`],
  at: `${HOME_PATH}/reports/month-end?month=2026-01`,
  purpose: 'Check what is open before closing a month, and lock it.',
  users: 'Accounts staff; locking is for Admins.',
  spec: ['Section 2: the accounting group of the sidebar, Reports'],
  deviations: ['Ours: the page is not in the specification.'],
  states: {
    ...cannot('As of any page that fetches one report. See Landlord statements.', ...reading),
    ...cannot('As of the form that locks a period. See Currency.', ...sending),
    ...cannot('Figures have the room that they need, as in any checklist.', ...straining),
    ready: { story: 'Open', also: ['ReadyToLock', 'Locked'] },
    error: { story: 'Unreachable' },
    dirty: { story: 'Lock', also: ['LockWithOpenSteps'] },
  },
});
