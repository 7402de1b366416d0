import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const bankScreen = defineScreen({
  title: 'Screens/Receipts/Bank',
  routes: [`${HOME_PATH}/customers/receipts`],
  at: `${HOME_PATH}/customers/receipts?tab=bank&account=1`,
  purpose: 'Import bank statements, match their lines, and sign reconciliations.',
  users: 'Provider staff; client-company users for their own book. Undoing and signing are for Admins.',
  spec: ['Section 2, Routes: /customers/receipts'],
  deviations: ['Ours: the specification has the title alone.'],
  states: {
    ...cannot(
      'As of any list. See Payment status, Individuals; of MatchingList, see the component.',
      ...reading,
    ),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ...cannot('Texts of banks wrap as in any list. See Individuals and MatchingList.', ...straining),
    ready: {
      story: 'Matching',
      also: [
        'NothingToMatch',
        'NoStatementYet',
        'CashThatWasBanked',
        'MadeAlready',
        'AllLines',
        'Statements',
        'Reconciling',
        'Agreed',
        'Signed',
        'Rules',
        'Importing',
      ],
    },
    fieldErrors: { story: 'ImportThatDoesNotFit' },
  },
});
