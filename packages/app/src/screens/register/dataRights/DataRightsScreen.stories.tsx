import { getHeldSummary, listDataRequests } from '@rentsafe/domain/dataRequest';
import { getIndividual } from '@rentsafe/domain/individual';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { sampleDataRequest, sampleDataRequests, sampleHeld } from '../../../testing/dataRequestHandlers';
import { anonymised } from '../../../testing/handlers';
import { pageOf } from '../../../testing/mockedLists';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { dataRightsScreen } from './DataRights.states';

const world = worldOf(dataRightsScreen);
const meta = {
  ...world,
  title: 'Screens/Data Rights',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

export const OfPerson: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'What is held' })).toBeVisible();
  },
};

export const WithoutRequests: WorldStory = {
  args: { network: [answer(listDataRequests, (request) => pageOf([], request))] },
  play: async () => {
    await expect(await screen.findByText(/^None is held to\./)).toBeVisible();
  },
};

export const Tied: WorldStory = {
  args: {
    network: [
      answer(getHeldSummary, () => ({
        ...sampleHeld,
        ties: [
          'Named by lease L-0007, which has not ended: end it first.',
          'A deposit is held for lease L-0007: refund it first.',
        ],
      })),
    ],
  },
  play: async () => {
    await expect(await screen.findByText(/^Named by lease L-0007/)).toBeVisible();
  },
};

export const Anonymised: WorldStory = {
  args: {
    network: [
      answer(getIndividual, ({ ids }) => anonymised(Number(ids.id))),
      answer(listDataRequests, (request) =>
        pageOf(
          sampleDataRequests.map((row) =>
            sampleDataRequest({ ...row, is_anonymised: true, requested_by: '[…]', details: '[…]' }),
          ),
          request,
        ),
      ),
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'What is held' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'New Request…' })).toBeNull();
  },
};

export const NewObjection: WorldStory = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Record objection…' }));
    await expect(await screen.findByRole('radio', { name: /^Register search/ })).toBeVisible();
  },
};
