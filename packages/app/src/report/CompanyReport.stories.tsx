import { getCompanyReport } from '@rentsafe/domain/company';
import { sampleCompanyReport, sampleCredit } from '@rentsafe/domain/fixtures';
import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { hugeCredit } from '../testing/hugeCredit';
import type { ReportKit } from '../testing/reportStories';
import { type WorldArgs, worldOf } from '../testing/screenStory';
import { long, otherScripts } from '../testing/stress';
import { CompanyReport } from './CompanyReport';
import { companyReport } from './CompanyReport.states';

const kit = {
  call: getCompanyReport,
  heading: 'Company Details',
  report: sampleCompanyReport(1),
  strained: {
    claims: sampleCompanyReport(1, { ...sampleCredit, classification: 'High Risk+' }),
    longNames: sampleCompanyReport(1, { registration_name: long.company, trading_name: long.word }),
    missingValues: { id: 2, registration_name: 'Baobab Holdings' },
    hugeNumbers: sampleCompanyReport(1, { ...hugeCredit, classification: 'Non Payer' }),
    otherScripts: sampleCompanyReport(1, {
      registration_name: otherScripts[0].join(' '),
      trading_name: otherScripts[2].join(''),
    }),
  },
} satisfies ReportKit<typeof getCompanyReport>;

const world = worldOf(companyReport);
const meta = {
  ...world,
  title: 'Screens/Reports/Company',
  tags: ['screen'],
  args: {
    ...world.args,
    kit,
    alone: () => <CompanyReport id={2} name={sampleCompanyReport(1).registration_name} onClose={fn()} />,
  },
} satisfies Meta<WorldArgs>;
export default meta;

export * from '../testing/reportStories';
export * from '../testing/reportStoriesAlike';
