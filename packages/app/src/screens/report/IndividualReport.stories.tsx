import { sampleCredit, sampleIndividualReport, sampleIndividualRow } from '@rentsafe/domain/fixtures';
import { fullName, getIndividualReport } from '@rentsafe/domain/individual';
import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { hugeCredit } from '../../testing/hugeCredit';
import { reportStories } from '../../testing/reportStories';
import { type WorldArgs, worldOf } from '../../testing/screenStory';
import { long, otherScripts } from '../../testing/stress';
import { IndividualReport } from './IndividualReport';
import { individualReport } from './IndividualReport.states';

const world = worldOf(individualReport);
const meta = {
  ...world,
  title: 'Screens/Reports/Individual',
  tags: ['screen'],
  args: {
    ...world.args,
    alone: () => <IndividualReport id={2} name={fullName(sampleIndividualRow(1))} onClose={fn()} />,
  },
} satisfies Meta<WorldArgs>;
export default meta;

const stories = reportStories({
  call: getIndividualReport,
  heading: 'Personal Details',
  report: sampleIndividualReport(1),
  strained: {
    claims: sampleIndividualReport(1, { ...sampleCredit, classification: 'High Risk+' }),
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
});

export const WithClaims = stories.claims;
export const NothingHeld = stories.ready;
export const Loading = stories.loading;
export const Refreshing = stories.refreshing;
export const Failed = stories.failed;
export const Retried = stories.retried;
export const NotAllowed = stories.notAllowed;
export const NotThere = stories.notThere;
export const Offline = stories.offline;
export const NeverAnswered = stories.neverAnswered;
export const SessionExpired = stories.sessionExpired;
export const LeastThatABackendSends = stories.missingValues;
export const LongNames = stories.longNames;
export const HugeNumbers = stories.hugeNumbers;
export const OtherScripts = stories.otherScripts;
