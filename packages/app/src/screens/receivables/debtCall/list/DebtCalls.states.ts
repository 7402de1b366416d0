import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const debtCallsScreen = defineScreen({
  title: 'Screens/Debt Call/List',
  routes: [`${HOME_PATH}/customers/debt-call`],
  at: `${HOME_PATH}/customers/debt-call`,
  purpose: 'List tenants in arrears, largest debt first, with the last step taken.',
  users: 'Provider staff; client-company users for their own book.',
  spec: ['Section 2, Routes: /customers/debt-call'],
  deviations: ['Ours: the specification has the title alone.'],
  states: {
    ...cannot('As of any list. See Payment status, Individuals.', ...reading),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ...cannot('Names and figures wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'TwoDebtors' },
  },
});
