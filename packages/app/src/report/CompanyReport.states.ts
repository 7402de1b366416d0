import { HOME_PATH } from '@rentsafe/domain/session';
import { reportStates } from '../testing/reportStates';
import { defineScreen } from '../testing/screenStates';

export const companyReport = defineScreen({
  title: 'Screens/Reports/Company',
  routes: [],
  at: `${HOME_PATH}?tab=company`,
  purpose: 'Show, on screen and on paper, how a company has paid rent, and who reports it.',
  users: 'Staff who screen corporate tenants; client-company users for their own companies.',
  spec: [
    "Section 2, company report dialog: Classification, Company Details with the address joined by ' | ' and its toggle, Claims, Active and Historic, disclaimer, terms, Print, contact block",
    'Section 2: a loading overlay and an error overlay; data loads on first open only',
    'Section 7: GET /api/companies/{id}/',
  ],
  deviations: [
    'Decision 15: read again when it is older than 15 minutes or the day has changed; it has Refresh.',
    'Decision 16: the report is asked for by row.company.id, not by the branch.',
    "Decision 30: empty tables say 'No data held', and once that this is no clean record.",
    'Decision 36: printing is always light, repeats table heads, and ends with user, time and disclaimer.',
  ],
  states: reportStates,
});
