import { HOME_PATH } from '@rentsafe/domain/session';
import { listLandlordStatements } from '@rentsafe/domain/trustReport';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { fails } from '../../../testing/faults';
import { sampleLandlordStatements } from '../../../testing/sampleTrust';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { press } from '../../../testing/storyForm';
import { statementsScreen } from './Statements.states';

const meta = {
  ...worldOf(statementsScreen),
  title: 'Screens/Landlord statements',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

const path = `${HOME_PATH}/statements`;

const shows =
  (text: string | RegExp): WorldStory['play'] =>
  async () => {
    await expect((await screen.findAllByText(text))[0]).toBeVisible();
  };

export const AllLandlords: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'Statements' })).toBeVisible();
  },
};

export const OneLandlord: WorldStory = {
  args: { path: `${path}?year=2026&month=1&from=Msasa+Holdings&to=Msasa+Holdings` },
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'Msasa Court' })).toBeVisible();
  },
};

export const Loading: WorldStory = {
  args: { network: [fails(listLandlordStatements, 'never')] },
  play: async () => {
    await expect(await screen.findByLabelText('Loading the statements')).toBeVisible();
  },
};

export const NoStatements: WorldStory = {
  args: { path: `${path}?year=2026&currency=ZIG` },
  play: shows('No statements'),
};

export const Failed: WorldStory = {
  args: { network: [fails(listLandlordStatements, 'html')] },
  play: shows('Could not fetch the statements'),
};

export const NotAllowed: WorldStory = {
  args: { network: [fails(listLandlordStatements, 'forbidden')] },
  play: shows('Could not fetch the statements'),
};

/** The lines of the accounts never come. */
const slowLines = answer(listLandlordStatements, ({ query, request }) => {
  if (!query.has('landlord')) return sampleLandlordStatements(query);
  window.dispatchEvent(new CustomEvent('unanswered', { detail: request.url }));
  return new Promise<never>(() => {});
});

async function printing() {
  await screen.findByRole('table', { name: 'Statements' });
  await press('Print');
  await expect(await screen.findByRole('progressbar', { name: '0 of 3 accounts read' })).toBeVisible();
}

export const Printing: WorldStory = { args: { network: [slowLines] }, play: printing };
