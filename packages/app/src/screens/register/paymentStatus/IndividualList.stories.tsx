import { sampleIndividualRow } from '@rentsafe/domain/fixtures';
import type { Meta } from '@storybook/react-vite';
import { listKit } from '../../../testing/listStories';
import { type WorldArgs, worldOf } from '../../../testing/screenStory';
import { long, otherScripts } from '../../../testing/stress';
import { individualList } from './IndividualList.states';

const kit = listKit('individual', {
  longNames: [
    { id: 1, first_name: long.firstName, last_name: long.lastName, identification_number: long.number },
    { id: 2, first_name: 'Rudo', last_name: long.word, identification_number: '63123456B63' },
  ],
  missingValues: [
    { id: 1, first_name: 'Rudo', last_name: 'Makoni' },
    { id: 2, first_name: 'Tendai', last_name: 'Moyo', identification_number: null },
  ],
  otherScripts: otherScripts.map(([first_name, last_name], index) => ({
    ...sampleIndividualRow(index),
    first_name,
    last_name,
  })),
});

const world = worldOf(individualList);
const meta = {
  ...world,
  title: 'Screens/Payment status/Individuals',
  tags: ['screen'],
  args: { ...world.args, kit },
} satisfies Meta<WorldArgs>;
export default meta;

export * from '../../../testing/listStories';
export * from '../../../testing/listStoriesAlike';
