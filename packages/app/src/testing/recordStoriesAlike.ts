import { listAuditEvents } from '@rentsafe/domain/audit';
import { expect, screen } from 'storybook/test';
import { fails } from './faults';
import { History, type RecordKit, shows } from './recordStories';
import type { KitStory } from './screenStory';

type Story = KitStory<RecordKit>;

export const Loading: Story = {
  args: { network: ({ call }) => [fails(call, 'never')] },
  play: async ({ args }) => {
    await expect(await screen.findByLabelText(`Loading the ${args.kit.kind}`)).toBeVisible();
  },
};

export const NoSuchRecord: Story = {
  args: { network: ({ call }) => [fails(call, 'notFound')] },
  play: async ({ args }) => {
    await expect(await screen.findByText(`There is no such ${args.kit.kind}`)).toBeVisible();
  },
};

export const HistoryFailed: Story = {
  args: { ...History.args, network: [fails(listAuditEvents, 'html')] },
  play: async () => {
    await expect(await screen.findByText('Could not fetch the history')).toBeVisible();
  },
};

export const ServerFailed: Story = {
  args: { network: ({ call }) => [fails(call, 'html')] },
  play: async ({ args: { kit } }) => {
    await expect(await screen.findByText(`Could not fetch the ${kit.kind}`)).toBeVisible();
    await expect(screen.getByText(/server had a problem/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const OtherScripts = shows('otherScripts');
