import { listBranches } from '@rentsafe/domain/branch';
import { getCompanyReport } from '@rentsafe/domain/company';
import { sampleCompanyReport, sampleCredit } from '@rentsafe/domain/fixtures';
import { me } from '@rentsafe/domain/session';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { fails } from '../../../testing/faults';
import { signedInUser } from '../../../testing/handlers';
import type { RecordKit } from '../../../testing/recordStories';
import { sampleExplanation } from '../../../testing/sampleExplanation';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { press } from '../../../testing/storyForm';
import { long, otherScripts } from '../../../testing/stress';
import { companyScreen } from './Company.states';

const company = sampleCompanyReport(1);
const called = (name: string) => ({ record: { ...company, registration_name: name }, name });

const kit: RecordKit = {
  kind: 'company',
  call: getCompanyReport,
  name: company.registration_name,
  strained: {
    longNames: called(long.company),
    missingValues: { record: { id: 2, registration_name: 'Acacia Lettings' }, name: 'Acacia Lettings' },
    otherScripts: called(otherScripts[2].join('')),
  },
};

const world = worldOf(companyScreen);
const meta = {
  ...world,
  title: 'Screens/Company',
  tags: ['screen'],
  args: { ...world.args, kit },
} satisfies Meta<WorldArgs>;
export default meta;

export * from '../../../testing/recordStories';
export * from '../../../testing/recordStoriesAlike';
export * from '../../../testing/reportRecordStories';

export const BranchesFailed: WorldStory = {
  args: { network: [fails(listBranches, 'html')] },
  play: async () => {
    await expect(await screen.findByText('Could not fetch branches')).toBeVisible();
  },
};

const own = [
  answer(me, () => ({
    ...signedInUser,
    user_type: 'client' as const,
    client: 7,
    client_name: company.registration_name,
    company: 2,
  })),
  answer(getCompanyReport, () => ({
    ...company,
    ...sampleCredit,
    explanation: sampleExplanation,
    as_at: '2026-03-02T10:05:00Z',
    version: 1,
  })),
];

export const OwnReport: WorldStory = {
  args: { query: () => 'tab=report', network: own },
  play: async () => {
    await expect(await screen.findByText('This is the report on your own company.')).toBeVisible();
  },
};

export const OwnDisputes: WorldStory = {
  args: { query: () => 'tab=dispute', network: own },
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'Reported on your company' })).toBeVisible();
  },
};

export const NothingToDispute: WorldStory = {
  args: { query: () => 'tab=dispute', network: own.slice(0, 1) },
  play: async () => {
    await expect(await screen.findByText('Nothing to dispute')).toBeVisible();
  },
};

export const DisputeLetter: WorldStory = {
  args: { query: () => 'tab=dispute', network: own },
  play: async () => {
    await press('Dispute Rent of January 2026, lease L-0007, Baobab Properties');
    await expect(await screen.findByRole('dialog', { name: 'Dispute an entry' })).toBeVisible();
  },
};
