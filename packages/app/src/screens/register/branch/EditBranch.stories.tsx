import { getBranch, updateBranch } from '@rentsafe/domain/branch';
import type { Meta } from '@storybook/react-vite';
import type { EditKit } from '../../../testing/editStories';
import { sampleBranch } from '../../../testing/sampleBranch';
import { type WorldArgs, worldOf } from '../../../testing/screenStory';
import { editBranchForm } from './EditBranch.states';

const record = sampleBranch(102);
const kit: EditKit = {
  kind: 'branch',
  name: record.branch_name,
  read: getBranch,
  change: updateBranch,
  record,
  field: { label: 'Branch Name', name: 'branch_name', theirs: 'Depot' },
};

const world = worldOf(editBranchForm);
const meta = {
  ...world,
  title: 'Screens/Branch/Edit',
  tags: ['screen'],
  args: { ...world.args, kit },
} satisfies Meta<WorldArgs>;
export default meta;

export * from '../../../testing/editStories';
export * from '../../../testing/editStoriesAlike';
