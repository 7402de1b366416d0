import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const newLeaseScreen = defineScreen({
  title: 'Screens/Leases/New lease',
  routes: [`${HOME_PATH}/leases/new`, `${HOME_PATH}/leases/:id/edit`],
  at: `${HOME_PATH}/leases/new?unit=4`,
  purpose:
    'Let a unit: choose it, name the parties, agree on terms and charges, check, and save. A draft is changed in the same steps.',
  users: 'Whoever may write in the book.',
  spec: ['Section 2, Routes: /leases, whose New Lease leads here'],
  deviations: ['Ours: the specification has no form of a lease.'],
  states: {
    ...cannot('It reads one unit, as the page of a record does. See Individual.', ...reading),
    ...cannot('As in the forms of records, by the same code. See Add New Individual.', ...sending),
    ...cannot('Names and figures wrap as on any record. See Individual.', ...straining),
    ready: { story: 'UnitOfTheAddress' },
    fieldErrors: { story: 'TermsMissing' },
  },
});
