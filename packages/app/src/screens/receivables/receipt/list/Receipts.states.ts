import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const receiptsScreen = defineScreen({
  title: 'Screens/Receipts/List',
  routes: [`${HOME_PATH}/customers/receipts`],
  at: `${HOME_PATH}/customers/receipts`,
  purpose: 'Record receipts, and find them with their allocations.',
  users: 'Provider staff; client-company users for the receipts of their own book.',
  spec: ['Section 2, Routes: /customers/receipts'],
  deviations: ['Ours: the specification has the title alone.'],
  states: {
    ...cannot('As of any list. See Payment status, Individuals.', ...reading),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ...cannot('Names and figures wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'EveryState' },
  },
});
