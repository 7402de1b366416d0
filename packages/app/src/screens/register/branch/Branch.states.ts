import { HOME_PATH } from '@rentsafe/domain/session';
import { recordStates } from '../../../testing/recordStates';
import { defineScreen } from '../../../testing/screenStates';

export const branchScreen = defineScreen({
  title: 'Screens/Branch',
  routes: [`${HOME_PATH}/companies/:id/branches/:branchId`],
  at: `${HOME_PATH}/companies/2/branches/102`,
  purpose: 'Read the addresses and contacts of a branch.',
  users: 'Everyone who may see companies. History is for Admins.',
  spec: ['Section 3: a branch has addresses and contacts'],
  deviations: ['Ours: the specification has no page where a branch can be read.'],
  states: {
    ...recordStates,
    notFound: { story: 'NoSuchRecord' },
  },
});
