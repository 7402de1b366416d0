import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const invoiceScreen = defineScreen({
  title: 'Screens/Invoicing/Invoice',
  routes: [`${HOME_PATH}/customers/invoicing/:id`],
  at: `${HOME_PATH}/customers/invoicing/12`,
  purpose: 'View an invoice and its open amounts, print it, and credit it.',
  users: 'Provider staff; client-company users for their own book. Crediting is for Admins.',
  spec: ['Section 2, Routes: /customers/invoicing; its rows lead here'],
  deviations: ['Ours: the specification has no page of an invoice.'],
  states: {
    ...cannot('As of any record. See Individual.', ...reading),
    ...cannot('As in any form of a new record, by the same code. See Add New Individual.', ...sending),
    ...cannot('Names and figures wrap as on any record. See Individual.', ...straining),
    ready: { story: 'TaxInvoice', also: ['PaidCharge'] },
  },
});
