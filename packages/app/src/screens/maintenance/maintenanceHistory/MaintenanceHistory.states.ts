import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const maintenanceHistoryScreen = defineScreen({
  title: 'Screens/Maintenance/History',
  routes: [`${HOME_PATH}/r_m-history`],
  at: `${HOME_PATH}/r_m-history`,
  purpose: 'Look up completed work, its contractor, and whether it was on time.',
  users: 'Property managers.',
  spec: ['Section 2, Routes: /r_m-history, R&M History'],
  deviations: ['Ours: the specification has only the title of this page.'],
  states: {
    ...cannot('As in the lists of individuals and companies, by the same code.', ...reading, ...straining),
    ...cannot('Nothing is sent from here.', ...sending),
    ready: { story: 'Closed' },
    empty: { story: 'NothingClosed' },
  },
});
