import { HOME_PATH } from '@rentsafe/domain/session';
import { recordStates } from '../../../testing/recordStates';
import { defineScreen } from '../../../testing/screenStates';

export const companyScreen = defineScreen({
  title: 'Screens/Company',
  routes: [`${HOME_PATH}/companies/:id`],
  at: `${HOME_PATH}/companies/2`,
  purpose: 'See all that is on record of a company, its branches, the report, and who changed or read it.',
  users: 'Everyone who may see companies. History and Access are for Admins.',
  spec: ['Section 3, company: every field', 'Section 2, company report'],
  deviations: [
    'Ours: the specification has no page where what was typed can be read again.',
    'Ours: a client disputes what others report on its own company by a letter that is prepared here: the dispute is recorded in their book.',
  ],
  states: {
    ...recordStates,
    ready: {
      story: 'Details',
      also: ['Report', 'History', 'Access', 'OwnReport', 'OwnDisputes', 'DisputeLetter'],
    },
    empty: { story: 'NothingToDispute' },
    error: { story: 'ServerFailed', also: ['HistoryFailed', 'BranchesFailed'] },
  },
});
