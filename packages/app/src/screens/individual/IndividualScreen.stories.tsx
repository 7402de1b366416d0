import { sampleIndividualReport } from '@rentsafe/domain/fixtures';
import { fullName, getIndividual, type Individual } from '@rentsafe/domain/individual';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer } from '../../testing/answer';
import { anonymised } from '../../testing/handlers';
import type { RecordKit } from '../../testing/recordStories';
import { type WorldArgs, type WorldStory, worldOf } from '../../testing/screenStory';
import { long, otherScripts } from '../../testing/stress';
import { individualScreen } from './Individual.states';

const person = sampleIndividualReport(1);
const strained = (record: Individual) => ({ record, name: fullName(record) });

const kit: RecordKit = {
  kind: 'individual',
  call: getIndividual,
  name: fullName(person),
  strained: {
    longNames: strained({ ...person, first_name: long.firstName, last_name: long.lastName }),
    missingValues: strained({ id: 2, first_name: 'Tendai', last_name: 'Moyo' }),
    otherScripts: strained({ ...person, first_name: otherScripts[0][0], last_name: otherScripts[0][1] }),
  },
};

const world = worldOf(individualScreen);
const meta = {
  ...world,
  title: 'Screens/Individual',
  tags: ['screen'],
  args: { ...world.args, kit },
} satisfies Meta<WorldArgs>;
export default meta;

export * from '../../testing/recordStories';
export * from '../../testing/reportRecordStories';

export const Anonymised: WorldStory = {
  args: {
    network: [answer(getIndividual, () => anonymised(2))],
  },
  play: async () => {
    await expect(await screen.findByText('This person was anonymised.')).toBeVisible();
  },
};
