import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { SampleKit } from '../../testing/sampleStories';
import { type WorldArgs, type WorldStory, worldOf } from '../../testing/screenStory';
import { propertiesScreen } from './Properties.states';

const kit = {
  name: 'property',
  add: 'Add Property',
  filling: {
    'Property Type': 'House',
    'City/Town': 'Harare',
    'Landlord Type': 'Individual',
    'Landlord Name': 'Rudo Makoni',
  },
} satisfies SampleKit;

const world = worldOf(propertiesScreen);
const meta = {
  ...world,
  title: 'Screens/Property list',
  tags: ['screen'],
  args: { ...world.args, kit },
} satisfies Meta<WorldArgs>;
export default meta;

export * from '../../testing/sampleStories';

export const Vacant: WorldStory = {
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Filter properties'), 'Vacant');
    await waitFor(() => expect(screen.getByRole('table')).not.toHaveTextContent('Occupied'));
  },
};
