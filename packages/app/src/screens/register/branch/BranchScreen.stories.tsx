import { type Branch, getBranch } from '@rentsafe/domain/branch';
import type { Meta } from '@storybook/react-vite';
import type { RecordKit } from '../../../testing/recordStories';
import { sampleBranch } from '../../../testing/sampleBranch';
import { type WorldArgs, worldOf } from '../../../testing/screenStory';
import { long, otherScripts } from '../../../testing/stress';
import { branchScreen } from './Branch.states';

const branch = sampleBranch(102);
const strained = (record: Branch) => ({ record, name: record.branch_name });
const called = (branch_name: string, registration_name: string) =>
  strained({ ...branch, branch_name, company: { ...branch.company, registration_name } });

const kit: RecordKit = {
  kind: 'branch',
  call: getBranch,
  name: branch.branch_name,
  strained: {
    longNames: called(long.branch, long.company),
    missingValues: strained({
      id: 102,
      branch_name: 'Depot',
      company: { id: 2, registration_name: 'Acacia Lettings' },
    }),
    otherScripts: called(otherScripts[0][0], otherScripts[2].join('')),
  },
};

const world = worldOf(branchScreen);
const meta = {
  ...world,
  title: 'Screens/Branch',
  tags: ['screen'],
  args: { ...world.args, kit },
} satisfies Meta<WorldArgs>;
export default meta;

export * from '../../../testing/recordStories';
export * from '../../../testing/recordStoriesAlike';
