import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const invoicesScreen = defineScreen({
  title: 'Screens/Invoicing/List',
  routes: [`${HOME_PATH}/customers/invoicing`],
  at: `${HOME_PATH}/customers/invoicing`,
  purpose:
    "Find invoices and credit notes with their open amounts, print a month's invoices, and go to monthly billing.",
  users: 'Provider staff; client-company users for the invoices of their own book.',
  spec: ['Section 2, Routes: /customers/invoicing', 'Section 2, title-only placeholder screens: Invoicing'],
  deviations: ['Ours: the specification has the title alone.'],
  states: {
    ...cannot('As of any list. See Payment status, Individuals.', ...reading),
    ...cannot('A list sends nothing: a month is charged on a page of its own.', ...sending),
    ...cannot('Names and figures wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'EveryKind' },
  },
});
