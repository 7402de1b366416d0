import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const bankAccountScreen = defineScreen({
  title: 'Screens/Bank accounts/Bank account',
  routes: [`${HOME_PATH}/settings/bank-accounts/:id`],
  at: `${HOME_PATH}/settings/bank-accounts/1?from=2026-02-01&to=2026-02-28`,
  purpose: 'Read and print the cash book of an account, move its money, edit and close it.',
  users: 'Accounts staff; exchanging, editing and closing are for Admins.',
  spec: ['Section 2: the accounting group of the sidebar, Settings'],
  deviations: ['Ours: the page is not in the specification.'],
  states: {
    ...cannot('As of any record. See Individual.', ...reading),
    ...cannot('As in the forms of records, by the same code. See Edit Individual.', ...sending),
    ...cannot('Names and figures wrap as on any record. See Individual.', ...straining),
    ready: {
      story: 'CashBook',
      also: ['Till', 'BankingTheCash', 'ExchangingAtAFarRate', 'CountedShort', 'BalanceFromTheStatement'],
    },
    conflict: { story: 'ClosingWithMoney' },
  },
});
