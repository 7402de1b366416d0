import { listBranches } from '@rentsafe/domain/branch';
import { getCompanyReport } from '@rentsafe/domain/company';
import { sampleCompanyReport } from '@rentsafe/domain/fixtures';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fails } from '../../testing/faults';
import type { RecordKit } from '../../testing/recordStories';
import { type WorldArgs, type WorldStory, worldOf } from '../../testing/screenStory';
import { long, otherScripts } from '../../testing/stress';
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

export * from '../../testing/recordStories';
export * from '../../testing/recordStoriesAlike';
export * from '../../testing/reportRecordStories';

export const BranchesFailed: WorldStory = {
  args: { network: [fails(listBranches, 'html')] },
  play: async () => {
    await expect(await screen.findByText('Could not fetch branches')).toBeVisible();
  },
};
