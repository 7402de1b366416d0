import { sampleIndividualReport } from '@rentsafe/domain/fixtures';
import { getReportIssue } from '@rentsafe/domain/reportIssue';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { sampleIssue } from '../../../testing/reportIssueHandlers';
import { goodExplanation } from '../../../testing/sampleExplanation';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
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

/** Of a good tenant, with a consent: the certificate can be printed. */
export const WithCertificate: WorldStory = {
  tags: ['!visual'],
  args: {
    network: [
      answer(getReportIssue, () => ({
        ...sampleIssue,
        content: JSON.stringify(
          sampleIndividualReport(1, { classification: 'Low Risk', explanation: goodExplanation }),
        ),
      })),
    ],
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Print certificate' });
    await waitFor(() => expect(button).toBeEnabled());
  },
};
