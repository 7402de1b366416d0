import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const ageingScreen = defineScreen({
  title: 'Screens/Ageing',
  routes: [`${HOME_PATH}/customers/ageing`],
  at: `${HOME_PATH}/customers/ageing`,
  purpose: 'See which leases owe most and for how long, as at any day.',
  users: 'Provider staff; client-company users for their own book.',
  spec: ['Section 9: ageing buckets'],
  deviations: ['Ours: the specification has the buckets of the Overview alone.'],
  states: {
    ...cannot('As of any list. See Payment status, Individuals.', ...reading),
    ...cannot('Nothing is typed or sent here.', ...sending),
    ...cannot('Names and figures wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'TwoLeases' },
  },
});
