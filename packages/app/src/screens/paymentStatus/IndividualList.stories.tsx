import { sampleIndividualRow, samplePage } from '@rentsafe/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StoryRouter } from '../../testing/StoryRouter';
import { IndividualListView } from './IndividualListView';

const meta = {
  title: 'Screens/Payment status/Individuals',
  component: IndividualListView,
  decorators: [(Story) => <StoryRouter>{<Story />}</StoryRouter>],
  args: {
    list: { q: '', page: 1 },
    status: 'ready',
    page: samplePage(sampleIndividualRow),
    error: undefined,
    missingPage: undefined,
    search: '?tab=individual',
    onSearch: fn(),
    onRefresh: fn(),
    report: { opening: undefined, onOpen: fn(), onIntent: fn() },
    creation: { opening: undefined, onOpen: fn(), onIntent: fn() },
  },
} satisfies Meta<typeof IndividualListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};

export const LastPage: Story = {
  args: { list: { q: '', page: 3 }, page: samplePage(sampleIndividualRow, { page: 3 }) },
};

export const Loading: Story = { args: { status: 'loading', page: undefined } };

export const Refreshing: Story = { args: { status: 'refreshing' } };

export const NoData: Story = { args: { page: samplePage(sampleIndividualRow, { total: 0 }) } };

export const NoMatch: Story = {
  args: { list: { q: 'zzz', page: 1 }, page: samplePage(sampleIndividualRow, { total: 0 }) },
};

export const Failed: Story = {
  args: {
    status: 'error',
    page: undefined,
    error: 'The server could not be reached. Check your connection and try again.',
  },
};

export const SearchFailed: Story = {
  args: {
    ...Failed.args,
    list: { q: 'moyo', page: 1 },
  },
};

export const NotAllowed: Story = { args: { status: 'forbidden', page: undefined } };

export const PageNotThere: Story = { args: { missingPage: '999999' } };

export const BlankSearch: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '  {Enter}');
    await expect(canvas.getByRole('searchbox')).toBeInvalid();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const MoreThanCounted: Story = {
  args: { page: { ...samplePage(sampleIndividualRow, { total: 10_000 }), count_is_capped: true } },
};
