import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { dataRequestsScreen } from './DataRequests.states';

const world = worldOf(dataRequestsScreen);
const meta = { ...world, title: 'Screens/Data Requests', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const OpenFirst: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('rowheader', { name: 'DR-000004' })).toBeVisible();
  },
};
