import { sampleBranchRow, samplePage } from '@rentsafe/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StoryRouter } from '../../testing/StoryRouter';
import { CompanyListView } from './CompanyListView';

const meta = {
  title: 'Screens/Payment status/Companies',
  component: CompanyListView,
  decorators: [(Story) => <StoryRouter>{<Story />}</StoryRouter>],
  args: {
    list: { q: '', page: 1 },
    status: 'ready',
    page: samplePage(sampleBranchRow),
    error: undefined,
    missingPage: undefined,
    search: '?tab=company',
    onSearch: fn(),
    onRefresh: fn(),
    report: { opening: undefined, onOpen: fn(), onIntent: fn() },
    creation: { opening: undefined, onOpen: fn(), onIntent: fn() },
    branchCreation: { opening: undefined, onOpen: fn(), onIntent: fn() },
  },
} satisfies Meta<typeof CompanyListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};

export const Loading: Story = { args: { status: 'loading', page: undefined } };

export const NoMatch: Story = {
  args: { list: { q: 'zzz', page: 1 }, page: samplePage(sampleBranchRow, { total: 0 }) },
};

export const Failed: Story = {
  args: { status: 'error', page: undefined, error: 'The server had a problem. Try again in a moment.' },
};
