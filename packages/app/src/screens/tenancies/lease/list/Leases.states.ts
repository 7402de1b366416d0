import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const leasesScreen = defineScreen({
  title: 'Screens/Leases/List',
  routes: [`${HOME_PATH}/leases`],
  at: `${HOME_PATH}/leases`,
  purpose: 'Find a lease with its balance, and add a new one.',
  users: 'Provider staff; client-company users, who see the leases of their own book.',
  spec: [
    'Section 2, Routes: /leases',
    'Section 2, Overview: a View link of a bucket leads to /services/rent-safe/leases?show={bucket label}',
  ],
  deviations: ['Ours: the specification has the title alone.'],
  states: {
    ...cannot('As of any list. See Payment status, Individuals.', ...reading),
    ...cannot('A list sends nothing: a lease is made on a page of its own.', ...sending),
    ...cannot('Names and figures wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'EveryState', also: ['OneBucket'] },
  },
});
