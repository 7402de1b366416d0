import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const customerStatements = defineScreen({
  title: 'Screens/Customer statements',
  routes: [`${HOME_PATH}/customers/statements`],
  at: `${HOME_PATH}/customers/statements`,
  purpose: 'View charges, payments and balances of each lease for a month.',
  users: 'Provider staff; client-company users for their own book.',
  spec: ['Section 2: the rent-collection table with totals'],
  deviations: [
    'The figures are those of the ledger; what was paid is below zero, so that a row adds up.',
    'Ours: a chart of what was charged and paid in the six months to the month of the table.',
    'Ours: an Admin exports the journal of the book as plain text.',
  ],
  states: {
    ...cannot('As of any list. See Payment status, Individuals.', ...reading),
    ...cannot(
      'Only the days of a journal are sent, in a dialog as those of a company, by the same code.',
      ...sending,
    ),
    ...cannot('Names and figures wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'TwoLeases' },
  },
});
