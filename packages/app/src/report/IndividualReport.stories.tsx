import { sampleCredit, sampleIndividualReport, sampleIndividualRow } from '@rentsafe/domain/fixtures';
import { fullName, getIndividualReport } from '@rentsafe/domain/individual';
import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { hugeCredit } from '../testing/hugeCredit';
import type { ReportKit } from '../testing/reportStories';
import { sampleExplanation } from '../testing/sampleExplanation';
import { type WorldArgs, worldOf } from '../testing/screenStory';
import { long, otherScripts } from '../testing/stress';
import { IndividualReport } from './IndividualReport';
import { individualReport } from './IndividualReport.states';

const kit = {
  call: getIndividualReport,
  heading: 'Personal Details',
  report: sampleIndividualReport(1),
  strained: {
    claims: sampleIndividualReport(1, {
      ...sampleCredit,
      classification: 'High Risk',
      explanation: sampleExplanation,
    }),
    longNames: sampleIndividualReport(1, {
      first_name: long.firstName,
      last_name: long.lastName,
      contact_details: [
        { mobile_phone: Array.from({ length: 6 }, (_, nth) => `+263 77 123 456${nth}`), email: long.email },
      ],
    }),
    missingValues: { id: 2, first_name: 'Tendai', last_name: 'Moyo' },
    hugeNumbers: sampleIndividualReport(1, { ...hugeCredit, classification: 'Non Payer' }),
    otherScripts: sampleIndividualReport(1, {
      first_name: otherScripts[0][0],
      last_name: otherScripts[0][1],
    }),
  },
} satisfies ReportKit<typeof getIndividualReport>;

const world = worldOf(individualReport);
const meta = {
  ...world,
  title: 'Screens/Reports/Individual',
  tags: ['screen'],
  args: {
    ...world.args,
    kit,
    alone: () => <IndividualReport id={2} name={fullName(sampleIndividualRow(1))} onClose={fn()} />,
  },
} satisfies Meta<WorldArgs>;
export default meta;

export * from '../testing/reportStories';
export * from '../testing/reportStoriesAlike';
