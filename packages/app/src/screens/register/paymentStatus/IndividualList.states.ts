import { HOME_PATH } from '@rentsafe/domain/session';
import { listStates } from '../../../testing/listStates';
import { defineScreen } from '../../../testing/screenStates';

export const individualList = defineScreen({
  title: 'Screens/Payment status/Individuals',
  routes: [],
  at: `${HOME_PATH}?tab=individual`,
  purpose:
    'Find a person, see at a glance whether they are known, and open their rent payment-status report.',
  users: 'Staff who screen applicants and answer calls. Client-company users are refused.',
  spec: [
    "Section 2, Individual tab: 'Search by name or ID...' (required) with Clear; First Name, Last Name, ID Number, View; 'Add New Individual'",
    'Section 2, generic data table: loading row, No data, pagination from the next and previous links',
    'Section 5: the query is required, trimmed and URL-encoded',
    "Section 8: 'Could not fetch individuals', 'Search failed for query'",
  ],
  deviations: [
    'Decision 13: “Page 1 / 57 records” stands around the current / count figure.',
    'Decision 14: a new search goes to page 1; a page out of range returns to page 1 and says so.',
    'Decision 15: never refetched by itself, so every list has Refresh and Retry.',
    'Ours: order, filters, columns, density, rows of a page, saved views; selection; print and CSV of the page, of what is selected, of all; arrow keys between rows.',
  ],
  states: listStates,
});
