import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const approvalsScreen = defineScreen({
  title: 'Screens/Approvals',
  routes: [`${HOME_PATH}/approvals`],
  at: `${HOME_PATH}/approvals`,
  purpose: 'Approve payments and journals that others prepared, several at once; see what waits for whom.',
  users: 'Admins approve what they did not prepare themselves. Users see whom their work waits for.',
  spec: ['Section 2, Routes: disbursements and journals, which another person approves'],
  deviations: ['Ours: the specification has no page of approvals.'],
  states: {
    ...cannot('As on the page of a lease, by the same code.', ...reading),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ...cannot('Names and figures wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'Waiting', also: ['ForUsers', 'Several', 'Narrow'] },
    empty: { story: 'Nothing' },
    conflict: { story: 'ChangedMeanwhile' },
  },
});
