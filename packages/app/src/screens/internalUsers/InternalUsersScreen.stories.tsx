import { samplePage, sampleUsers } from '@rentsafe/domain/fixtures';
import { type InternalUser, listUsers, USER } from '@rentsafe/domain/user';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer } from '../../testing/answer';
import { listStories } from '../../testing/listStories';
import { type WorldArgs, type WorldStory, worldOf } from '../../testing/screenStory';
import { long, otherScripts } from '../../testing/stress';
import { internalUsers } from './InternalUsers.states';

const meta = {
  ...worldOf(internalUsers),
  title: 'Screens/Internal users/List',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

const [admin] = sampleUsers as [InternalUser];
const userNo = (index: number): InternalUser => ({
  ...(sampleUsers[index % sampleUsers.length] as InternalUser),
  id: index + 1,
});
const page = (users: readonly InternalUser[]) =>
  samplePage((index) => users[index] as InternalUser, { total: users.length });

const stories = listStories({
  path: internalUsers.at,
  name: 'users',
  records: 'users',
  list: listUsers,
  search: listUsers,
  row: userNo,
  strained: {
    longNames: [{ ...admin, first_name: long.firstName, last_name: long.lastName, email: long.email }],
    missingValues: [{ id: 1, first_name: 'Rudo', last_name: 'Makoni', email: 'r@x.zw', access_level: USER }],
    otherScripts: otherScripts.map(([first_name, last_name], index) => ({
      ...userNo(index),
      first_name,
      last_name,
    })),
  },
});

export const SixUsers: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('1 / 6')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Deactivate Farai Chirwa' })).toBeVisible();
  },
};

export const OneInactive: WorldStory = {
  args: {
    network: [
      answer(listUsers, () => page(sampleUsers.map((user) => ({ ...user, is_active: user.id !== 2 })))),
    ],
  },
  play: async () => {
    await expect(await screen.findByText('Inactive')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Deactivate Tinashe Moyo' })).toBeNull();
  },
};

export const Loading = stories.loading;
export const SlowAnswer = stories.slow;
export const Refreshing = stories.refreshing;
export const NoData = stories.empty;
export const NoMatch = stories.noMatch;
export const PageNotThere: WorldStory = {
  args: { path: `${internalUsers.at}?users_page=999999` },
  play: async () => {
    await expect(await screen.findByText('There is no page 999999. Showing page 1.')).toBeVisible();
  },
};
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
