import { expect, screen } from 'storybook/test';
import { refuse } from './answer';
import { type RecordKit, replies } from './recordStories';
import type { KitStory } from './screenStory';

type Story = KitStory<RecordKit>;

/** Stories of a record that has a report and can be merged. */
export const Report: Story = {
  args: { query: () => 'tab=report' },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 2, name: /^Rent Payment Status Report for/ }),
    ).toBeVisible();
    await expect(screen.getByRole('heading', { level: 3, name: 'Classification' })).toBeVisible();
  },
};

export const Access: Story = {
  args: { query: () => 'tab=access' },
  play: async () => {
    await expect(await screen.findByRole('rowheader', { name: 'Rudo Makoni' })).toBeVisible();
  },
};

export const MergedAway: Story = {
  args: {
    network: ({ call }) => [replies(call, () => refuse(410, { detail: 'Merged into 12.', merged_into: 12 }))],
  },
  play: async ({ args: { kit } }) => {
    await expect(await screen.findByText(`This ${kit.kind} was merged into another`)).toBeVisible();
    await expect(screen.getByRole('link', { name: `Open the ${kit.kind} that was kept` })).toBeVisible();
  },
};
