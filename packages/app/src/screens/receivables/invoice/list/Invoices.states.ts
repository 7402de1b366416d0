import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const invoicesScreen = defineScreen({
  title: 'Screens/Invoicing/List',
  routes: [`${HOME_PATH}/customers/invoicing`],
  at: `${HOME_PATH}/customers/invoicing`,
  purpose:
    'Find an invoice or a credit note, see what of it is open, print those of a month, and go to charge one.',
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
