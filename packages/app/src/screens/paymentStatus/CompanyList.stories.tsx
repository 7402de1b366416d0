import { listBranches, searchBranches } from '@rentsafe/domain/branch';
import { sampleBranchRow } from '@rentsafe/domain/fixtures';
import type { Meta } from '@storybook/react-vite';
import { listStories } from '../../testing/listStories';
import { type WorldArgs, worldOf } from '../../testing/screenStory';
import { long, otherScripts } from '../../testing/stress';
import { companyList } from './CompanyList.states';

const meta = {
  ...worldOf(companyList),
  title: 'Screens/Payment status/Companies',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

const of = (id: number, company: { registration_name: string; registration_number?: string }) => ({
  id,
  branch_name: 'Head Office',
  company: { id, ...company },
});

const stories = listStories({
  path: companyList.at,
  name: 'company',
  records: 'companies',
  list: listBranches,
  search: searchBranches,
  row: sampleBranchRow,
  strained: {
    longNames: [
      {
        ...of(1, { registration_name: long.company, registration_number: long.number }),
        branch_name: long.branch,
      },
      of(2, { registration_name: long.word, registration_number: '77/2021' }),
    ],
    missingValues: [of(1, { registration_name: 'Acacia Lettings' })],
    otherScripts: otherScripts.map((name, index) => of(index + 1, { registration_name: name.join(' ') })),
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
