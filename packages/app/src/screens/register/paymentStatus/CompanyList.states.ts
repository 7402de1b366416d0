import { HOME_PATH } from '@rentsafe/domain/session';
import { listStates } from '../../../testing/listStates';
import { defineScreen } from '../../../testing/screenStates';

export const companyList = defineScreen({
  title: 'Screens/Payment status/Companies',
  routes: [],
  at: `${HOME_PATH}?tab=company`,
  purpose: 'Find a company through its branches, add a branch, and open its rent payment-status report.',
  users: 'Staff who screen corporate tenants; client-company users, who see their own companies.',
  spec: [
    "Section 2, Company tab: 'Search by name or reg...'; Registered Name, Registration Number, Branch Name; New Branch and View in each row; 'Add New Company'",
    'Section 2, generic data table',
    "Section 8: 'Could not fetch companies', 'Search failed for query'",
  ],
  deviations: [
    'Decision 13: “Page 1 / 57 records” stands around the current / count figure.',
    'Decision 14: a new search goes to page 1; a page out of range returns to page 1 and says so.',
    'Decision 16: a company stands in the list by its head office.',
    'Ours: order, filters, columns, density, rows of a page, saved views; selection; print and CSV of the page, of what is selected, of all; arrow keys between rows.',
  ],
  states: listStates,
});
