import { listDisputes } from '@rentsafe/domain/dispute';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { pageOf } from '../../../testing/mockedLists';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { everythingHeldScreen } from './EverythingHeld.states';

const world = worldOf(everythingHeldScreen);
const meta = {
  ...world,
  title: 'Screens/Everything Held',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

export const OfPerson: WorldStory = {
  args: { network: [answer(listDisputes, (request) => pageOf([], request))] },
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'Who read the report' })).toBeVisible();
  },
};
