import { samplePage, sampleUsers } from '@rentsafe/domain/fixtures';
import { type InternalUser, listUsers, USER } from '@rentsafe/domain/user';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { listKit } from '../../../testing/listStories';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { long, otherScripts } from '../../../testing/stress';
import { internalUsers } from './InternalUsers.states';

const [admin] = sampleUsers as [InternalUser];

const kit = listKit('user', {
  longNames: [{ ...admin, first_name: long.firstName, last_name: long.lastName, email: long.email }],
  missingValues: [{ id: 1, first_name: 'Rudo', last_name: 'Makoni', email: 'r@x.zw', access_level: USER }],
  otherScripts: otherScripts.map(([first_name, last_name], index) => ({
    ...admin,
    id: index + 1,
    first_name,
    last_name,
  })),
});

const world = worldOf(internalUsers);
const meta = {
  ...world,
  title: 'Screens/Internal users/List',
  tags: ['screen'],
  args: { ...world.args, kit },
} satisfies Meta<WorldArgs>;
export default meta;

export * from '../../../testing/listStories';
export * from '../../../testing/listStoriesAlike';

export const OneInactive: WorldStory = {
  args: {
    network: [
      answer(listUsers, () =>
        samplePage((index) => ({ ...sampleUsers[index], is_active: index !== 1 }) as InternalUser, {
          total: 6,
        }),
      ),
    ],
  },
  play: async () => {
    await expect(await screen.findByText('Inactive')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Deactivate Tinashe Moyo' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Deactivate Farai Chirwa' })).toBeVisible();
  },
};

export const OfAClient: WorldStory = {
  args: { role: 'clientAdmin' },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Users of Baobab Properties' }),
    ).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Add User' })).toBeVisible();
  },
};

export const ForAUser: WorldStory = {
  args: { role: 'clientUser' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Admins manage users' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Change password' })).toBeVisible();
  },
};
