import { type Branch, getBranch } from '@rentsafe/domain/branch';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer } from '../../testing/answer';
import { type Fault, fails } from '../../testing/faults';
import { sampleBranch } from '../../testing/sampleBranch';
import { type WorldArgs, type WorldStory, worldOf } from '../../testing/screenStory';
import { long, otherScripts } from '../../testing/stress';
import { branchScreen } from './Branch.states';

const meta = {
  ...worldOf(branchScreen),
  title: 'Screens/Branch',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

const shows = (text: string) => async () => {
  await expect((await screen.findAllByText(text))[0]).toBeVisible();
};
const of = (branch: Branch, text: string): WorldStory => ({
  args: { network: [answer(getBranch, () => branch)] },
  play: shows(text),
});
const fault = (kind: Fault, text: string): WorldStory => ({
  args: { network: [fails(getBranch, kind)] },
  play: shows(text),
});
const branch = sampleBranch(102);
const called = (branch_name: string, registration_name: string): Branch => ({
  ...branch,
  branch_name,
  company: { ...branch.company, registration_name },
});

export const Whole = of(branch, 'Contacts');
export const Loading: WorldStory = {
  ...fault('never', ''),
  play: async () => {
    await expect(await screen.findByLabelText('Loading the branch')).toBeVisible();
  },
};
export const ServerFailed = fault('html', 'Could not fetch the branch');
export const NoSuchBranch = fault('notFound', 'There is no such branch');
export const NameAlone = of(
  { id: 102, branch_name: 'Depot', company: { id: 2, registration_name: 'Acacia Lettings' } },
  'Depot',
);
export const LongNames = of(called(long.branch, long.company), long.branch);
export const OtherScripts = of(called(otherScripts[0][0], otherScripts[2].join('')), otherScripts[0][0]);
