import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const receiptScreen = defineScreen({
  title: 'Screens/Receipts/Receipt',
  routes: [`${HOME_PATH}/customers/receipts/:id`],
  at: `${HOME_PATH}/customers/receipts/9`,
  purpose: "View a receipt's allocations, print it, and reverse it if the money did not arrive.",
  users: 'Provider staff; client-company users for their own book. Reversing is for Admins.',
  spec: ['Section 2, Routes: /customers/receipts; its rows lead here'],
  deviations: ['Ours: the specification has no page of a receipt.'],
  states: {
    ...cannot('As of any record. See Individual.', ...reading),
    ...cannot('As in the forms of records, by the same code. See Edit Individual.', ...sending),
    ...cannot('Names and figures wrap as on any record. See Individual.', ...straining),
    ready: { story: 'Allocated' },
  },
});
