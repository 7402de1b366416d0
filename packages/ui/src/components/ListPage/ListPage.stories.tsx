import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Announcer } from '../Announcer';
import { Button } from '../Button';
import { type ListAnswer, ListPage, type ListPageProps, useListState, useMemoryAddress } from '.';
import { columns, conditioned, conditionedJobs, type Job, jobs, matching, pageOf } from './ListPage.sample';

interface JobsProps extends Partial<ListPageProps<typeof jobs, Job>> {
  /** The query string of the address. */
  address?: string;
  /** What the server answers; of each query its rows. */
  answered?: Partial<ListAnswer<Job>>;
}

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};

function Jobs({ address = '', answered, ...props }: JobsProps) {
  const state = useListState(jobs, { address: useMemoryAddress(address), storage });
  return (
    <ListPage
      list={jobs}
      state={state}
      answer={{ ...pageOf(state.query), retry: () => {}, ...answered }}
      columns={columns}
      rowKey={({ id }) => id}
      hrefOf={({ id }) => `#/jobs/${id}`}
      readAll={async (query) => matching(query)}
      actions={<Button variant="primary">Book Job</Button>}
      empty="Book the first job."
      noMatch={({ q }) => <Button>{q ? `Book a job for ${q}` : 'Book Job'}</Button>}
      {...props}
    />
  );
}

const invoice = {
  label: (count: number) => `Invoice ${count}`,
  confirm: ({ count }: { count: number }) => ({
    title: count === 1 ? 'Invoice 1 job?' : `Invoice ${count} jobs?`,
    description: 'Each customer gets one invoice by email.',
  }),
  run: () => {},
};

const meta = {
  title: 'ListPage',
  component: Jobs,
  decorators: [
    (Story) => (
      <>
        <Announcer />
        <Story />
      </>
    ),
  ],
  beforeEach: () => kept.clear(),
} satisfies Meta<typeof Jobs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Narrowed: Story = { args: { address: '?q=J&status=booked&status=done&urgent=false&sort=-due' } };
export const Loading: Story = { args: { answered: { rows: undefined, total: undefined } } };
export const Refreshing: Story = { args: { answered: { isFetching: true } } };
export const Empty: Story = { args: { answered: { rows: [], total: { count: 0 } } } };
export const NoMatch: Story = { args: { address: '?q=zzz' } };
export const Failed: Story = {
  args: { answered: { rows: undefined, error: 'The server does not answer. Try again in a minute.' } },
};
export const FailedWithRows: Story = {
  args: { answered: { error: 'The server does not answer. Try again in a minute.' } },
};
export const Forbidden: Story = { args: { answered: { rows: undefined, isForbidden: true } } };
export const PastTheEnd: Story = { args: { address: '?page=99' } };
export const UnknownFilter: Story = { tags: ['!autodocs'], args: { address: '?status=lost&page=abc' } };
export const CappedTotal: Story = {
  tags: ['!autodocs'],
  args: { answered: { total: { count: 10_000, isCapped: true } } },
};

/** LSP-7 */
export const Selected: Story = {
  args: { bulk: [invoice] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select J-0001' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Invoice 1' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Invoice 1 job?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  },
};

export const FiltersOpen: Story = {
  args: { address: '?mechanic=2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mechanic: Grace Ncube')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
    await expect(canvas.getByRole('combobox', { name: 'Mechanic' })).toHaveValue('Grace Ncube');
  },
};

function ConditionedJobs({ address = '' }: JobsProps) {
  const state = useListState(conditionedJobs, { address: useMemoryAddress(address), storage });
  const answer = { rows: conditioned(state.query) };
  return (
    <ListPage {...{ state, columns, answer, list: conditionedJobs, label: 'jobs' }} rowKey={({ id }) => id} />
  );
}

/** Operators: how it reads (DTF-9), and one that the list does not have (LSP-6). */
export const Conditions: Story = {
  args: { address: '?customer=like.Moyo&status=not.booked&mechanic=not.2' },
  render: ({ address = '' }) => <ConditionedJobs address={address} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mechanic is not Grace Ncube')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
    await expect(canvas.getByRole('combobox', { name: 'Mechanic' })).toHaveValue('Grace Ncube');
  },
};

export const Phone: Story = {
  args: { bulk: [invoice], address: '?status=booked' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '358px' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { args: { bulk: [invoice] }, globals: { direction: 'rtl' } };
