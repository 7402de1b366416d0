import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const maintenanceCostsScreen = defineScreen({
  title: 'Screens/Maintenance/Costs',
  routes: [`${HOME_PATH}/costing_tracking`],
  at: `${HOME_PATH}/costing_tracking`,
  purpose: 'Compare maintenance spending with the budget, by month, property, category or contractor.',
  users: 'Property managers and accounts. The budget is set by Admins.',
  spec: ['Section 2, Routes: /costing_tracking, Cost Tracking'],
  deviations: ['Ours: the specification has only the title of this page.'],
  states: {
    ...cannot('As in the trial balance, by the same code.', ...reading),
    ...cannot('As in the forms of steps, by the same code.', ...sending),
    ...cannot('Figures are as wide as in the trial balance.', ...straining),
    ready: { story: 'ByProperty', also: ['ByCategory'] },
    empty: { story: 'NothingSpent' },
    dirty: { story: 'SettingBudget' },
  },
});
