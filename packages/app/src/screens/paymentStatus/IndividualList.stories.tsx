import { sampleIndividualRow } from '@rentsafe/domain/fixtures';
import { listIndividuals, searchIndividuals } from '@rentsafe/domain/individual';
import type { Meta } from '@storybook/react-vite';
import { listStories } from '../../testing/listStories';
import { type WorldArgs, worldOf } from '../../testing/screenStory';
import { long, otherScripts } from '../../testing/stress';
import { individualList } from './IndividualList.states';

const meta = {
  ...worldOf(individualList),
  title: 'Screens/Payment status/Individuals',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

const stories = listStories({
  path: individualList.at,
  name: 'individual',
  records: 'individuals',
  list: listIndividuals,
  search: searchIndividuals,
  row: sampleIndividualRow,
  strained: {
    longNames: [
      { id: 1, first_name: long.firstName, last_name: long.lastName, identification_number: long.number },
      { id: 2, first_name: 'Rudo', last_name: long.word, identification_number: '63123456B63' },
    ],
    missingValues: [
      { id: 1, first_name: 'Rudo', last_name: 'Makoni' },
      { id: 2, first_name: 'Tendai', last_name: 'Moyo', identification_number: null },
    ],
    otherScripts: otherScripts.map(([first_name, last_name], index) => ({
      ...sampleIndividualRow(index),
      first_name,
      last_name,
    })),
  },
});

export const FirstPage = stories.ready;
export const Loading = stories.loading;
export const SlowAnswer = stories.slow;
export const Refreshing = stories.refreshing;
export const NoData = stories.empty;
export const NoMatch = stories.noMatch;
export const LastPage = stories.pages;
export const PageNotThere = stories.pageNotThere;
export const BlankSearch = stories.blankSearch;
export const Failed = stories.error;
export const Retried = stories.retried;
export const SearchFailed = stories.searchFailed;
export const NotAllowed = stories.forbidden;
export const NotThere = stories.notFound;
export const Offline = stories.offline;
export const NeverAnswered = stories.timeout;
export const SessionExpired = stories.sessionExpired;
export const MoreThanCounted = stories.manyMore;
export const LongNames = stories.longNames;
export const MissingValues = stories.missingValues;
export const OtherScripts = stories.otherScripts;
