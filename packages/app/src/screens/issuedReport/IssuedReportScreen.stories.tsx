import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../testing/screenStory';
import { issuedReportScreen } from './IssuedReport.states';

const world = worldOf(issuedReportScreen);
const meta = {
  ...world,
  title: 'Screens/Reports/Issued',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

/** Without a picture: the address that it names, and its QR code, are those of the server, on another port each time. */
export const Issued: WorldStory = {
  tags: ['!visual'],
  play: async () => {
    await expect(await screen.findByRole('img', { name: 'QR code to verify RR-000001' })).toBeVisible();
  },
};
