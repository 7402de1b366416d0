import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const monthRunScreen = defineScreen({
  title: 'Screens/Invoicing/Month run',
  routes: [`${HOME_PATH}/customers/invoicing/month-run`],
  at: `${HOME_PATH}/customers/invoicing/month-run?month=2026-03`,
  purpose: 'Preview and run monthly billing, and correct leases that were skipped.',
  users: 'Provider staff; client-company users for their own book.',
  spec: ['Section 2, Routes: /customers/invoicing leads here'],
  deviations: ['Ours: the specification has the title of Invoicing alone.'],
  states: {
    ...cannot('As of any record. See Individual.', ...reading),
    ...cannot('Nothing is typed: what is sent is a month.', ...sending),
    ...cannot('Figures wrap as on any record. See Individual.', ...straining),
    ready: { story: 'Previewed' },
    fieldErrors: { story: 'TooLate' },
    partial: { story: 'Interrupted' },
  },
});
