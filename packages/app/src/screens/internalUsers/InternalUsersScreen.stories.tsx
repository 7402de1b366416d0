import { samplePage, sampleUsers } from '@rentsafe/domain/fixtures';
import type { InternalUser } from '@rentsafe/domain/user';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StoryRouter } from '../../testing/StoryRouter';
import { InternalUsersView } from './InternalUsersView';

const rowsOf = (users: readonly InternalUser[]) =>
  samplePage((index) => users[index] as InternalUser, { total: users.length });

const meta = {
  title: 'Screens/Internal users/List',
  component: InternalUsersView,
  decorators: [(Story) => <StoryRouter>{<Story />}</StoryRouter>],
  args: {
    list: { q: '', page: 1 },
    status: 'ready',
    page: rowsOf(sampleUsers),
    error: undefined,
    missingPage: undefined,
    search: '',
    onSearch: fn(),
    onRefresh: fn(),
    onAdd: fn(),
    onAction: fn(),
  },
} satisfies Meta<typeof InternalUsersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SixUsers: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Farai Chirwa' }));
    await expect(args.onAction).toHaveBeenCalledWith('delete', sampleUsers[3]);
  },
};

export const OneInactive: Story = {
  args: { page: rowsOf(sampleUsers.map((user) => ({ ...user, is_active: user.id !== 2 }))) },
};

export const LongNames: Story = {
  args: {
    page: rowsOf([
      {
        ...(sampleUsers[0] as InternalUser),
        first_name: 'Tatendamunashe Kudzaishe',
        last_name: 'Mukuvisi-Hlatshwayo van der Merwe',
        email: 'tatendamunashe.mukuvisi-hlatshwayo@property-managers.example',
      },
    ]),
  },
};

export const Loading: Story = { args: { status: 'loading', page: undefined } };

export const NoData: Story = { args: { page: rowsOf([]) } };

export const NoMatch: Story = { args: { list: { q: 'zzz', page: 1 }, page: rowsOf([]) } };

export const Failed: Story = {
  args: { status: 'error', page: undefined, error: 'The server had a problem. Try again in a moment.' },
};

export const NotAllowed: Story = { args: { status: 'forbidden', page: undefined } };
