import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const leaseScreen = defineScreen({
  title: 'Screens/Leases/Lease',
  routes: [`${HOME_PATH}/leases/:id`],
  at: `${HOME_PATH}/leases/7`,
  purpose: "View a lease's terms and balance, take its next step, and print a summary or statement.",
  users: 'Provider staff; client-company users for the leases of their own book. Ending is for Admins.',
  spec: ['Section 2, Routes: /leases; its rows lead here'],
  deviations: ['Ours: the specification has no page of a lease.'],
  states: {
    ...cannot('As of any record. See Individual.', ...reading),
    ...cannot('As in the forms of records, by the same code. See Edit Individual.', ...sending),
    ...cannot('Names and figures wrap as on any record. See Individual.', ...straining),
    ready: { story: 'Active', also: ['Statement', 'FinalAccount', 'Disputes'] },
    conflict: { story: 'LetAlready' },
  },
});
