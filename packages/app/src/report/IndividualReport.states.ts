import { HOME_PATH } from '@rentsafe/domain/session';
import { reportStates } from '../testing/reportStates';
import { defineScreen } from '../testing/screenStates';

export const individualReport = defineScreen({
  title: 'Screens/Reports/Individual',
  routes: [],
  at: `${HOME_PATH}?tab=individual`,
  purpose: 'Show, on screen and on paper, how a person has paid rent, and who reports it.',
  users: 'Staff who screen applicants; the printed report goes to landlords and agents.',
  spec: [
    "Section 2, individual report dialog: 'Rent Payment Status Report ... as at today', Personal Details, Employment History",
    'Section 2, report dialog: classification with legend, Claims, Active, Historic, disclaimer, terms, Print, contact block, loading and error overlay',
    'Section 4: fetched once on first opening',
    'Section 7: GET /api/individuals/{id}/full-details/',
  ],
  deviations: [
    'Decision 15: read again when it is older than 15 minutes or the day has changed; it has Refresh.',
    "Decision 30: empty tables say 'No data held', and once that this is no clean record.",
    "Decision 31: N/A is grey and says 'Not rated'.",
    'Decision 32: telephone and nationality are shown where the server sends them.',
    'Ours: next and previous record of the list.',
  ],
  states: reportStates,
});
