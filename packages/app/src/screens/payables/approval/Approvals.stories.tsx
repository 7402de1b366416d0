import { listApprovals } from '@rentsafe/domain/approval';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { pageOf } from '../../../testing/mockedLists';
import { sampleApproval, sampleApprovals } from '../../../testing/sampleApprovals';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { approvalsScreen } from './Approvals.states';

const meta = {
  ...worldOf(approvalsScreen),
  title: 'Screens/Approvals',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

export const Waiting: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'Waiting for you' })).toBeVisible();
  },
};

export const Narrow: WorldStory = { ...Waiting, globals: { viewport: { value: 'phone' } } };

/** Nothing can be approved; what was prepared names who must. */
export const ForUsers: WorldStory = {
  args: {
    role: 'clientUser',
    network: [
      answer(listApprovals, (request) =>
        pageOf(
          sampleApprovals.map((row) => ({ ...row, mine: false })),
          request,
        ),
      ),
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'Waiting for another Admin' })).toBeVisible();
  },
};

export const Nothing: WorldStory = {
  args: { network: [answer(listApprovals, (request) => pageOf([], request))] },
  play: async () => {
    await expect(await screen.findByText('Nothing waits for an approval')).toBeVisible();
  },
};

const openAll = async () => {
  const table = within(await screen.findByRole('table', { name: 'Waiting for you' }));
  const [all] = table.getAllByRole('checkbox');
  if (all) await userEvent.click(all);
  await userEvent.click(screen.getByRole('button', { name: 'Approve 3…' }));
  return within(await screen.findByRole('dialog', { name: 'Approve 3' }));
};

export const Several: WorldStory = {
  play: async () => {
    const dialog = await openAll();
    await expect(await dialog.findByRole('table', { name: 'What is left' })).toBeVisible();
  },
};

let readings = 0;

/** One was changed, and one approved, between the list and the question. */
export const ChangedMeanwhile: WorldStory = {
  args: {
    network: () => {
      readings = 0;
      return [
        answer(listApprovals, (request) => {
          readings += request.query.has('mine') ? 0 : 1;
          const [first, , third] = sampleApprovals;
          const changed = sampleApproval({ version: 2, amount: { amount: '1334.50', currency: 'USD' } });
          const now = first && third ? [changed, third] : [];
          return pageOf(readings > 1 ? now : sampleApprovals.slice(0, 3), request);
        }),
      ];
    },
  },
  play: async () => {
    const dialog = await openAll();
    await expect(await dialog.findByText('Left out: 2')).toBeVisible();
    await expect(dialog.getByText(/Amount: \$1,234\.50, now \$1,334\.50/)).toBeVisible();
  },
};
