import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const depositsScreen = defineScreen({
  title: 'Screens/Deposits',
  routes: [`${HOME_PATH}/deposits`],
  at: `${HOME_PATH}/deposits`,
  purpose: 'View deposits by lease, deduct charges from them, and refund the rest.',
  users: 'Provider staff; client-company users for their own book. Another Admin approves a refund.',
  spec: ['Section 2, Routes: /deposits'],
  deviations: ['Ours: the specification has the title alone.'],
  states: {
    ...cannot('As of any list. See Payment status, Individuals.', ...reading),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ...cannot('Names and figures wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'Held', also: ['Deducting', 'NothingOpen'] },
    empty: { story: 'None' },
  },
});
