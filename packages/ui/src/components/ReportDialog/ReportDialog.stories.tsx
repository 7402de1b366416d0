import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { Announcer } from '../Announcer';
import { DataTable } from '../DataTable';
import { DescriptionList } from '../DescriptionList';
import { ExpandableText } from '../ExpandableText';
import { Text } from '../Text';
import { ReportDialog } from './ReportDialog';

const address = (
  <ExpandableText parts={['12 Samora Machel Avenue, Harare', 'P.O. Box 5, Mutare', '9 Main Street, Gweru']} />
);
const nothingHeld = (caption: string, ...headers: string[]) => (
  <DataTable
    caption={caption}
    status="ready"
    rows={[]}
    rowKey={String}
    columns={headers.map((header) => ({ id: header, header, cell: () => header }))}
  />
);

const meta = {
  component: ReportDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Rent Payment Status Report for Mutapa Holdings as at today',
    status: 'ready',
    sections: [
      {
        id: 'details',
        heading: 'Company Details',
        content: (
          <DescriptionList
            items={[
              { term: 'Registered Name', description: 'Mutapa Holdings (Private) Limited' },
              { term: 'Trading Name', description: 'Mutapa' },
              { term: 'Registration Number', description: '1234/2019' },
              { term: 'Date of Registration', description: null },
              { term: 'Email', description: 'accounts@mutapa.example' },
              { term: 'Address', description: address, wide: true },
            ]}
          />
        ),
      },
      {
        id: 'claims',
        heading: 'Claims',
        content: nothingHeld('Claims', 'Claimant', 'Type', 'Currency', 'Amount', 'Date Of Claim'),
      },
      {
        id: 'active',
        heading: 'Active',
        content: nothingHeld('Active', 'Creditor', 'Type', 'Outstanding Since', 'Amount'),
      },
    ],
    provenance: {
      source: 'RentSafe register',
      fetchedAt: '2026-11-20T12:05:00Z',
      validAsOf: '2026-11-20T12:00:00Z',
    },
    closing: (
      <Text size="sm" tone="muted">
        Confidential: for the person who asked for it, for the purpose of a rental decision.
      </Text>
    ),
    brand: 'RentSafe',
    user: 'Rudo Ncube',
    onRefresh: fn(),
    onRetry: fn(),
    onPrintProblem: fn(),
  },
  decorators: (Story) => (
    <>
      <Announcer />
      <Story />
    </>
  ),
  parameters: { docs: { story: { inline: false, height: '44rem' } }, layout: 'fullscreen' },
} satisfies Meta<typeof ReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 2 })).toHaveFocus();
  },
};
export const Loading: Story = { args: { status: 'loading' } };
export const Refreshing: Story = { args: { status: 'refreshing' } };
export const Failed: Story = {
  args: { status: 'error', error: { help: 'The server did not answer.', details: 'Request 7f3a' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Loads until anything is pressed. */
function Arriving(props: ComponentProps<typeof ReportDialog>) {
  const [isThere, setIsThere] = useState(false);
  return (
    <div onPointerDown={() => setIsThere(true)}>
      <ReportDialog {...props} status={isThere ? 'ready' : 'loading'} />
    </div>
  );
}
/** RPT-8: the report arrives under a press. */
export const ArrivesUnderAPress: Story = {
  args: { onNext: fn() },
  render: (args) => <Arriving {...args} />,
  tags: ['!visual'],
  play: async () => {
    const next = await screen.findByRole('button', { name: 'Next record' });
    const before = next.getBoundingClientRect().toJSON();
    await fireEvent.pointerDown(next);
    await screen.findByRole('region', { name: 'Claims' });
    await expect(next.getBoundingClientRect().toJSON()).toEqual(before);
  },
};
export const FirstOfItsList: Story = { args: { onNext: fn() } };
export const WithoutProvenance: Story = { args: { provenance: undefined } };

/** The whole report by keyboard: expand the address, leave by Escape. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('heading', { level: 2 })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: 'Show less' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: false, reason: 'escape' });
  },
};
