import { expect, screen } from 'storybook/test';
import type { RecordKit } from './recordStories';
import type { KitStory } from './screenStory';

type Story = KitStory<RecordKit>;

/** Stories of a record that has a report. */
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
