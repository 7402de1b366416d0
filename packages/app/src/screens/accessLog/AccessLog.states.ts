import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, sending } from '../../testing/screenStates';

export const accessLogScreen = defineScreen({
  title: 'Screens/Access log',
  routes: [`${HOME_PATH}/access-log/:about/:id`],
  at: `${HOME_PATH}/access-log/individual/1`,
  purpose: 'See who read the reports on a person or a company.',
  users: 'Admins, from a report. Others are not led here, and are told plainly that they may not see it.',
  spec: ['Section 4: each read of a report is recorded'],
  deviations: ['Ours: the specification has no page for it.'],
  states: {
    ready: { story: 'Entries' },
    loading: { story: 'Loading' },
    empty: { story: 'NoEntries' },
    error: { story: 'ServerFailed' },
    forbidden: { story: 'NotAllowed' },
    longNames: { story: 'LongNames' },
    otherScripts: { story: 'OtherScripts' },
    ...cannot('It has no search.', 'noMatch'),
    ...cannot('As in every list. See Payment status/Individuals.', 'partial', 'refreshing', 'notFound'),
    ...cannot('As in ServerFailed, with another sentence.', 'offline', 'timeout'),
    ...cannot('Signing in again is a dialog of its own. See Sign in again.', 'sessionExpired'),
    ...cannot('Nothing is typed or sent here.', ...sending),
    ...cannot('Every entry is whole, and shows no figures.', 'missingValues', 'hugeNumbers'),
  },
});
