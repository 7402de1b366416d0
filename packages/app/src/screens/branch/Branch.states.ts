import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, sending } from '../../testing/screenStates';

export const branchScreen = defineScreen({
  title: 'Screens/Branch',
  routes: [`${HOME_PATH}/branches/:id`],
  at: `${HOME_PATH}/branches/102`,
  purpose: 'Read the addresses and contacts of a branch.',
  users: 'Everyone who may see companies.',
  spec: ['Section 3: a branch has addresses and contacts'],
  deviations: ['Ours: the specification has no page where a branch can be read.'],
  states: {
    ready: { story: 'Whole' },
    loading: { story: 'Loading' },
    error: { story: 'ServerFailed' },
    notFound: { story: 'NoSuchBranch' },
    missingValues: { story: 'NameAlone' },
    longNames: { story: 'LongNames' },
    otherScripts: { story: 'OtherScripts' },
    ...cannot('It is one record, which comes whole.', 'empty', 'noMatch', 'partial'),
    ...cannot('What was read before stays in sight without a sign.', 'refreshing'),
    ...cannot('As in ServerFailed, with another sentence.', 'forbidden', 'offline', 'timeout'),
    ...cannot('Signing in again is a dialog of its own. See Sign in again.', 'sessionExpired'),
    ...cannot('Nothing is typed or sent here.', ...sending),
    ...cannot('It shows no figures.', 'hugeNumbers'),
  },
});
