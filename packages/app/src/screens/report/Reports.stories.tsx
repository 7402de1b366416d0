import {
  SAMPLE_NOW,
  sampleCompanyReport,
  sampleCredit,
  sampleIndividualReport,
} from '@rentsafe/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CompanyReportView } from './CompanyReportView';
import { IndividualReportView } from './IndividualReportView';

const meta = {
  title: 'Screens/Reports',
  component: IndividualReportView,
  args: {
    name: 'Tendai Moyo',
    status: 'ready',
    report: sampleIndividualReport(1),
    error: undefined,
    fetchedAt: new Date(SAMPLE_NOW),
    username: 'rudo.makoni@rentsafe.example',
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof IndividualReportView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Individual: Story = {};

export const WithClaims: Story = {
  args: { report: sampleIndividualReport(1, { ...sampleCredit, classification: 'High Risk+' }) },
};

export const Loading: Story = { args: { status: 'loading', report: undefined, fetchedAt: undefined } };

export const Refreshing: Story = { args: { status: 'refreshing' } };

export const Failed: Story = {
  args: {
    status: 'error',
    report: undefined,
    fetchedAt: undefined,
    error: 'The server could not be reached. Check your connection and try again.',
  },
};

export const LeastThatABackendSends: Story = {
  args: { report: { id: 2, first_name: 'Tendai', last_name: 'Moyo' } },
};

export const Company: Story = {
  render: ({ report: _, ...args }) => (
    <CompanyReportView {...args} name="Baobab Holdings (Private) Limited" report={sampleCompanyReport(1)} />
  ),
};
