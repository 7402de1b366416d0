import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const debtCallScreen = defineScreen({
  title: 'Screens/Debt Call/Lease',
  routes: [`${HOME_PATH}/customers/debt-call/:id`],
  at: `${HOME_PATH}/customers/debt-call/6`,
  purpose: "Review a lease's calls, promises and demands, and record new ones.",
  users: 'Provider staff; client-company users for their own book.',
  spec: ['Section 2, Routes: /customers/debt-call'],
  deviations: ['Ours: the specification has no such page.'],
  states: {
    ...cannot('As of any list. See Payment status, Individuals.', ...reading),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ...cannot('Names and figures wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'History' },
  },
});
