import { listDisputes } from '@rentsafe/domain/dispute';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { pageOf } from '../../../testing/mockedLists';
import { sampleDisputes } from '../../../testing/sampleDispute';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { disputesScreen } from './Disputes.states';

const world = worldOf(disputesScreen);
const meta = { ...world, title: 'Screens/Disputes', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const OfAllClients: WorldStory = {
  args: { network: [answer(listDisputes, (request) => pageOf(sampleDisputes, request))] },
  play: async () => {
    await expect(await screen.findByRole('rowheader', { name: /^DP-000001/ })).toBeVisible();
  },
};
