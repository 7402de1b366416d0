import type { Call, ReplyOf } from '@rentsafe/domain/contract';
import { expect, screen, within } from 'storybook/test';
import { answer, type MockedRequest } from './answer';
import { type Fault, fails } from './faults';
import type { KitStory } from './screenStory';
import { expectWholeFigures } from './wholeFigures';

/** What the stories of a report need. */
export interface ReportKit<C extends Call = Call> {
  call: C;
  /** A heading that is there when the report is. */
  heading: string;
  report: ReplyOf<C>;
  strained: Record<'claims' | 'longNames' | 'missingValues' | 'hugeNumbers' | 'otherScripts', ReplyOf<C>>;
}

type Story = KitStory<ReportKit>;

export const dialog = async () =>
  within(await screen.findByRole('dialog', { name: /Rent Payment Status Report/ }));

export const heading = async ({ heading: name }: ReportKit) =>
  (await dialog()).findByRole('heading', { name });

export const replies = (call: Call, reply: (request: MockedRequest) => unknown) =>
  answer(call, reply as () => never);

const shows = (which: keyof ReportKit['strained']): Story => ({
  args: { network: ({ call, strained }) => [replies(call, () => strained[which])] },
  play: async ({ args }) => {
    await expect(await heading(args.kit)).toBeVisible();
  },
});

export const failed = (fault: Fault, text: RegExp): Story => ({
  args: { network: ({ call }) => [fails(call, fault)] },
  play: async () => {
    const alert = await (await dialog()).findByRole('alert');
    await expect(alert).toHaveTextContent(text);
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const WithClaims = shows('claims');

export const NothingHeld: Story = {
  args: { network: ({ call, report }) => [replies(call, () => report)] },
  play: async ({ args }) => {
    await expect(await heading(args.kit)).toBeVisible();
    await expect((await dialog()).getAllByText('No data held')[0]).toBeInTheDocument();
  },
};

export const LeastThatABackendSends = shows('missingValues');

export const LongNames = shows('longNames');

export const HugeNumbers: Story = {
  ...shows('hugeNumbers'),
  play: async ({ args }) => {
    await heading(args.kit);
    await expectWholeFigures(screen.getByRole('dialog'));
  },
};

export const OtherScripts = shows('otherScripts');
