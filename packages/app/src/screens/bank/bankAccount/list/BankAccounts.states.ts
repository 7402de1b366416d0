import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const bankAccountsScreen = defineScreen({
  title: 'Screens/Bank accounts',
  routes: [`${HOME_PATH}/settings/bank-accounts`],
  at: `${HOME_PATH}/settings/bank-accounts`,
  purpose: 'Find an account, see what it holds, and add another.',
  users: 'Accounts staff; adding is for Admins.',
  spec: ['Section 2: the accounting group of the sidebar, Settings'],
  deviations: ['Ours: the page is not in the specification.'],
  states: {
    ...cannot('As in the lists of individuals and companies, by the same code.', ...reading, ...straining),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ready: { story: 'OfEachKind' },
    empty: { story: 'NoneYet' },
    dirty: { story: 'AddingAccount' },
  },
});
