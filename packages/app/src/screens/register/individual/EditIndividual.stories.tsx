import { sampleIndividualReport } from '@rentsafe/domain/fixtures';
import { fullName, getIndividual, updateIndividual } from '@rentsafe/domain/individual';
import type { Meta } from '@storybook/react-vite';
import type { EditKit } from '../../../testing/editStories';

import { type WorldArgs, worldOf } from '../../../testing/screenStory';
import { editIndividualForm } from './EditIndividual.states';

const record = sampleIndividualReport(1);
const kit: EditKit = {
  kind: 'individual',
  name: fullName(record),
  read: getIndividual,
  change: updateIndividual,
  record,
  field: { label: 'First Name', name: 'first_name', theirs: 'Rudolf' },
};

const world = worldOf(editIndividualForm);
const meta = {
  ...world,
  title: 'Screens/Individual/Edit',
  tags: ['screen'],
  args: { ...world.args, kit },
} satisfies Meta<WorldArgs>;
export default meta;

export * from '../../../testing/editStories';
export * from '../../../testing/editStoriesAlike';
