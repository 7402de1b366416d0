import { verifyReportIssue } from '@rentsafe/domain/reportIssue';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer, refuse } from '../../../testing/answer';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { verifyScreen } from './Verify.states';

const world = worldOf(verifyScreen);
const meta = {
  ...world,
  title: 'Screens/Verify a report',
  tags: ['screen'],
  args: { ...world.args, signedIn: false },
} satisfies Meta<WorldArgs>;
export default meta;

export const Genuine: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('Genuine and unchanged')).toBeVisible();
  },
};

export const Wrong: WorldStory = {
  args: { network: [answer(verifyReportIssue, () => refuse(404, { detail: 'Not found.' }))] },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/We did not issue this report/);
  },
};
