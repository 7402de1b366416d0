import { expect, screen } from 'storybook/test';
import { fails } from './faults';
import { dialog, failed, heading, type ReportKit, shows } from './reportStories';
import type { KitStory } from './screenStory';
import { expectWholeFigures } from './wholeFigures';

type Story = KitStory<ReportKit>;

export const Loading: Story = {
  args: { network: ({ call }) => [fails(call, 'never')] },
  play: async () => {
    await expect(await (await dialog()).findByRole('img', { name: 'Loading report' })).toBeInTheDocument();
  },
};

export const Failed = failed('html', /server had a problem/);

export const HugeNumbers: Story = {
  ...shows('hugeNumbers'),
  play: async ({ args }) => {
    await heading(args.kit);
    await expectWholeFigures(screen.getByRole('dialog'));
  },
};

export const OtherScripts = shows('otherScripts');
