import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useMemoryAddress } from '../../internal/address/address';
import { AlertDialog } from '../AlertDialog';
import { Badge } from '../Badge';
import { RecordPage } from './RecordPage';
import { RecordSteps } from './RecordSteps';
import { RecordTabs } from './RecordTabs';
import type { RecordPageProps } from './recordPageProps';

function InMemory(args: RecordPageProps) {
  return <RecordPage {...args} address={useMemoryAddress()} />;
}

const meta = {
  component: RecordPage,
  render: (args) => <InMemory {...args} />,
  args: {
    label: 'job',
    title: 'J-104',
    description: 'Toyota Hilux, AEX 4021',
    tag: <Badge tone="warning">In progress</Badge>,
    trail: [{ label: 'Jobs', href: '#jobs' }],
    previous: { href: '#jobs/103', label: 'J-103' },
    next: { href: '#jobs/105', label: 'J-105' },
    actions: (
      <RecordSteps
        steps={[
          { id: 'finish', label: 'Finish', onSelect: fn() },
          {
            id: 'cancel',
            label: 'Cancel job…',
            inMenu: true,
            tone: 'danger',
            dialog: ({ onClose }) => (
              <AlertDialog
                open
                onOpenChange={onClose}
                onConfirm={onClose}
                title="Cancel job J-104?"
                description="Its parts go back to the store."
                confirmLabel="Cancel job"
                cancelLabel="Keep job"
              />
            ),
          },
          { id: 'invoice', label: 'Invoice…', inMenu: true, disabledReason: 'The job is not finished.' },
        ]}
      />
    ),
    tabs: [
      { value: 'details', label: 'Details', content: 'Brake pads, front and rear.' },
      { value: 'history', label: 'History', content: 'Added on 5 Mar 2025 by Rudo Ncube.' },
    ],
  },
} satisfies Meta<typeof RecordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithPaper: Story = { args: { paper: { title: 'Job J-104', user: 'Rudo Ncube' } } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    ...WithPaper.args,
    actions: (
      <RecordSteps
        steps={[
          { id: 'finish', label: 'Mark as finished', onSelect: fn() },
          { id: 'cancel', label: 'Cancel job', inMenu: true, onSelect: fn() },
        ]}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '358px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().top;
    await expect(top('More actions')).toBe(top('Mark as finished'));
  },
};

export const Loading: Story = { args: { status: 'loading', title: 'Job' } };

export const Missing: Story = { args: { status: 'missing', title: 'Job' } };

export const Moved: Story = { args: { status: 'moved', title: 'Job', movedTo: '#jobs/90' } };

export const Failed: Story = {
  args: { status: 'error', title: 'Job', error: 'The server did not answer.', onRetry: fn() },
};

/** RPG-4 */
export const ThroughItsSteps: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'More actions' });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel job…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep job' }));
    await waitFor(() => expect(more).toHaveFocus());
  },
};

/** The tabs alone, on a page of one's own. */
export const TabsAlone: Story = {
  tags: ['!visual'],
  render: ({ tabs = [] }) => <RecordTabs label="J-104" tabs={tabs} />,
};
