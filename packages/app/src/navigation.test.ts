import { mayCall, type Role } from '@rentsafe/domain/access';
import { HOME_PATH } from '@rentsafe/domain/session';
import { expect, test } from 'vitest';
import { navigationFor } from './navigation';

const navigationOf = (role: Role) => navigationFor((call) => mayCall(role, call));
const navigation = navigationOf('admin');

const outline = navigation.flatMap(({ label, items }) => [
  label,
  ...items.map((item) =>
    item.subLinks ? `${item.label}: ${item.subLinks.map((link) => link.label).join(', ')}` : item.label,
  ),
]);

test('the sidebar has the sections, groups and links of the specification', () => {
  expect(outline).toEqual([
    'APPLICATION',
    'Dashboard',
    'To Do List',
    // Nor are approvals, in the specification.
    'Approvals',
    'Tenants: Leases, Communication, Deposits, Lease Templates',
    // Nor is the list of landlords.
    'Landlords: Landlord List, Landlord Statements, Portfolio Performance, Communication, R&M Pending Requests',
    'Properties: Property List, Property Performance Graph, Inspections',
    'Maintenance: R&M Pending Requests, Work Orders, Maintenance Schedules, Contractor Management, Cost Tracking, R&M History',
    'Reports: Occupancy and Vacancy, Turnover',
    'Data: Leases, Communication, Deposits, Lease Templates',
    'ACCOUNTING',
    // Nor is ageing.
    'Customers: Invoicing, Receipts, Customer Statements, Ageing, Debt Call, Debit Journals, Credit Journals',
    'Creditors: Disbursements, Creditor Statements, Debit Journals, Credit Journals',
    // Nor are the agency, the bank accounts, the month's end, the trust account and the trial balance.
    'Accounting Reports: Commission Statements, Month End, Trust Account, Trial Balance, Cashflow Forecasts',
    'Settings: Agency, Bank Accounts, Opening Balances, Exchange Rates, Tax Rates, Commission, Locked Periods',
    'ADMIN',
    'Internal Users',
    'Subscription Management',
    // Nor are disputes.
    'Disputes',
    // Nor are requests for data.
    'Data Requests',
    // Not in the specification, which only reads places.
    'Clients',
    'Consents',
    'Places',
    'Audit',
  ]);
});

test('Communication of landlords is that of tenants', () => {
  const links = navigation.flatMap(({ items }) => items.flatMap(({ subLinks = [] }) => subLinks));
  const paths = links.filter(({ label }) => label === 'Communication').map(({ path }) => path);
  expect(paths).toEqual(Array(3).fill(`${HOME_PATH}/communication`));
});

test.each(['user', 'clientAdmin', 'clientUser'] as const)(
  '%s finds all but what Admins of the provider keep',
  (role) => {
    const labels = (sections: typeof navigation) =>
      sections.flatMap(({ items }) => items.map(({ label }) => label));
    const missing = labels(navigation).filter((label) => !labels(navigationOf(role)).includes(label));
    expect(missing).toEqual(['Data Requests', 'Clients', 'Consents', 'Places']);
  },
);
