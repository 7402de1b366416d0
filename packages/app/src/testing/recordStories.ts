import type { Call } from '@rentsafe/domain/contract';
import { expect, screen } from 'storybook/test';
import { answer } from './answer';
import type { KitStory } from './screenStory';

/** What the stories of a record's page need. */
export interface RecordKit {
  kind: string;
  /** Reads the record. */
  call: Call;
  /** The name of the record that the mocked backend answers. */
  name: string;
  strained: Record<'longNames' | 'missingValues' | 'otherScripts', { record: object; name: string }>;
}

type Story = KitStory<RecordKit>;

export const replies = (call: Call, reply: () => unknown) => answer(call, reply as () => never);

const isNamed = async (name: string) =>
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();

const shows = (which: keyof RecordKit['strained']): Story => ({
  args: { network: ({ call, strained }) => [replies(call, () => strained[which].record)] },
  play: async ({ args }) => isNamed(args.kit.strained[which].name),
});

export const Details: Story = {
  play: async ({ args }) => {
    await isNamed(args.kit.name);
    await expect(await screen.findByRole('table', { name: 'Addresses' })).toBeVisible();
  },
};

export const History: Story = {
  args: { query: () => 'tab=history' },
  play: async ({ args }) => {
    const history = await screen.findByRole('list', { name: `History of ${args.kit.name}` });
    await expect(history).toHaveTextContent('Rudo Makoni changed the record');
    await expect(history).toHaveTextContent('Date Of Birth');
  },
};

export const LongNames = shows('longNames');

export const MissingValues = shows('missingValues');

export const OtherScripts = shows('otherScripts');
