import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { sampleStories } from '../../testing/sampleStories';
import { type WorldArgs, type WorldStory, worldOf } from '../../testing/screenStory';
import { propertiesScreen } from './Properties.states';

const meta = {
  ...worldOf(propertiesScreen),
  title: 'Screens/Property list',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

const stories = sampleStories({
  path: propertiesScreen.at,
  name: 'property',
  add: 'Add Property',
  first: 'Property Type',
  filling: {
    'Property Type': 'House',
    'City/Town': 'Harare',
    'Landlord Type': 'Individual',
    'Landlord Name': 'Rudo Makoni',
  },
});

export const All: WorldStory = stories.all;
export const NoMatch: WorldStory = stories.noMatch;
export const AddTyped: WorldStory = stories.addTyped;
export const AddIncomplete: WorldStory = stories.addIncomplete;
export const Added: WorldStory = stories.added;
export const LongNames: WorldStory = stories.longNames;

export const Vacant: WorldStory = {
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Filter properties'), 'Vacant');
    await waitFor(() => expect(screen.getByRole('table')).not.toHaveTextContent('Occupied'));
  },
};
