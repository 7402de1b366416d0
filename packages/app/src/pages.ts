import type { TableCall } from '@rentsafe/domain/access';
import { HOME_PATH } from '@rentsafe/domain/session';
import { type ComponentType, createElement } from 'react';
import type { LoadedData } from './frame/Loaded';
import { loadPaymentStatus } from './screens/register/paymentStatus/load';

interface Group {
  section: 'APPLICATION' | 'ACCOUNTING' | 'ADMIN';
  /** What opens in the sidebar to show the group's pages; without one its only page stands there itself. */
  label?: string;
}

/** The sidebar from top to bottom. */
export const groups = {
  dashboard: { section: 'APPLICATION' },
  todo: { section: 'APPLICATION' },
  approvals: { section: 'APPLICATION' },
  tenants: { section: 'APPLICATION', label: 'Tenants' },
  landlords: { section: 'APPLICATION', label: 'Landlords' },
  properties: { section: 'APPLICATION', label: 'Properties' },
  maintenance: { section: 'APPLICATION', label: 'Maintenance' },
  reports: { section: 'APPLICATION', label: 'Reports' },
  data: { section: 'APPLICATION', label: 'Data' },
  customers: { section: 'ACCOUNTING', label: 'Customers' },
  creditors: { section: 'ACCOUNTING', label: 'Creditors' },
  accountingReports: { section: 'ACCOUNTING', label: 'Accounting Reports' },
  settings: { section: 'ACCOUNTING', label: 'Settings' },
  internalUsers: { section: 'ADMIN' },
  subscription: { section: 'ADMIN' },
  disputes: { section: 'ADMIN' },
  dataRequests: { section: 'ADMIN' },
  clients: { section: 'ADMIN' },
  consents: { section: 'ADMIN' },
  places: { section: 'ADMIN' },
  audit: { section: 'ADMIN' },
} as const satisfies Record<string, Group>;

export type GroupName = keyof typeof groups;

/** A page of the rental area, as its route, the sidebar and the palette need it. */
export interface Page {
  path: string;
  /** In the sidebar and the palette. */
  label: string;
  /** Of the document. */
  title: string;
  /** Where it stands in the sidebar; nowhere when another page leads to it. */
  groups: readonly GroupName[];
  /** The page that leads to one that stands nowhere in the sidebar. */
  parent?: string;
  /** The call without which there is nothing to do on it: it is there for who may make that call. */
  needs?: TableCall;
  /** What is typed on it is kept on this device until it can be sent. */
  keepsDrafts?: true;
  load: (search: URLSearchParams) => Promise<LoadedData>;
}

type LoadScreen = () => Promise<ComponentType>;

const admin = async () => (await import('./screens/admin/screens')).screens;
const bank = async () => (await import('./screens/bank/screens')).screens;
const communication = async () => (await import('./screens/communication/screens')).screens;
const maintenance = async () => (await import('./screens/maintenance/screens')).screens;
const payables = async () => (await import('./screens/payables/screens')).screens;
const properties = async () => (await import('./screens/properties/screens')).screens;
const receivables = async () => (await import('./screens/receivables/screens')).screens;
const register = async () => (await import('./screens/register/screens')).screens;
const reports = async () => (await import('./screens/reports/screens')).screens;
const tenancies = async () => (await import('./screens/tenancies/screens')).screens;

/** A screen of an area: the table of the area is loaded with the first of its screens. */
const from =
  <Name extends string>(area: () => Promise<Record<Name, LoadScreen>>, name: Name): LoadScreen =>
  async () =>
    (await area())[name]();

const page = (path: string, label: string, groupNames: readonly GroupName[], load: LoadScreen): Page => ({
  path: HOME_PATH + path,
  label,
  title: label,
  groups: groupNames,
  load: async () => ({ Screen: await load() }),
});

/** One screen for the four pages of journals. */
const loadJournals = from(bank, 'JournalsScreen');

let receiptsWithBank: ComponentType | undefined;

/** What the bank says stands beside the receipts: two areas, which only meet here. */
const loadReceipts: LoadScreen = async () => {
  const [customers, banks] = await Promise.all([receivables(), bank()]);
  const [ReceiptsScreen, BankPanel] = await Promise.all([customers.ReceiptsScreen(), banks.BankPanel()]);
  // The same one each time: another would be mounted anew with each change of the address.
  receiptsWithBank ??= () => createElement(ReceiptsScreen, { bank: createElement(BankPanel) });
  return receiptsWithBank;
};

/** The page of a record, to which its list leads. */
const record = (path: string, label: string, load: LoadScreen, list = ''): Page => ({
  ...page(path, label, [], load),
  parent: HOME_PATH + list,
});

/** Every page of the rental area. Those of a group stand in the sidebar in this order. */
export const pages: readonly Page[] = [
  {
    path: HOME_PATH,
    label: 'Dashboard',
    title: 'Payment Status',
    groups: ['dashboard'],
    load: loadPaymentStatus,
  },
  record('/individuals/:id', 'Individual', from(register, 'IndividualScreen')),
  record('/companies/:id', 'Company', from(register, 'CompanyScreen')),
  {
    ...record('/individuals/:id/everything', 'Everything Held', from(register, 'IndividualEverythingScreen')),
    needs: 'listIndividualAccess',
  },
  {
    ...record('/companies/:id/everything', 'Everything Held', from(register, 'CompanyEverythingScreen')),
    needs: 'listCompanyAccess',
  },
  {
    ...record('/individuals/:id/data-rights', 'Data Rights', from(register, 'DataRightsScreen')),
    needs: 'listDataRequests',
  },
  record('/issued-reports/:id', 'Issued Report', from(register, 'IssuedReportScreen')),
  record('/companies/:id/branches/:branchId', 'Branch', from(register, 'BranchScreen')),
  {
    ...record('/properties/:id', 'Property', from(properties, 'PropertyScreen')),
    parent: `${HOME_PATH}/property-list`,
  },
  page('/account', 'Your account', [], from(admin, 'AccountScreen')),
  record('/consents', 'Consents', from(register, 'ConsentsScreen')),
  page('/help', 'Help', [], from(admin, 'HelpScreen')),
  page('/todo', 'To Do List', ['todo'], from(admin, 'TodoScreen')),
  page('/approvals', 'Approvals', ['approvals'], from(payables, 'ApprovalsScreen')),
  page('/leases', 'Leases', ['tenants', 'data'], from(tenancies, 'LeasesScreen')),
  page('/landlords', 'Landlord List', ['landlords'], from(properties, 'LandlordsScreen')),
  {
    ...record('/landlords/:id', 'Landlord', from(properties, 'LandlordScreen')),
    parent: `${HOME_PATH}/landlords`,
  },
  record('/leases/new', 'New Lease', from(tenancies, 'NewLeaseScreen'), '/leases'),
  record('/leases/import', 'Import Leases', from(tenancies, 'ImportLeasesScreen'), '/leases'),
  record('/leases/:id/edit', 'Edit Lease', from(tenancies, 'EditLeaseScreen'), '/leases'),
  record('/leases/:id', 'Lease', from(tenancies, 'LeaseScreen'), '/leases'),
  {
    ...page('/statements', 'Landlord Statements', ['landlords'], from(payables, 'StatementsScreen')),
    title: 'Landlord Property Statements',
  },
  page('/portfolio-performance', 'Portfolio Performance', ['landlords'], from(reports, 'PerformanceScreen')),
  page(
    '/communication',
    'Communication',
    ['tenants', 'landlords', 'data'],
    from(communication, 'CommunicationScreen'),
  ),
  record('/communication/:id', 'Message', from(communication, 'MessageScreen'), '/communication'),
  page('/deposits', 'Deposits', ['tenants', 'data'], from(tenancies, 'DepositsScreen')),
  page(
    '/rm-pending',
    'R&M Pending Requests',
    ['landlords', 'maintenance'],
    from(maintenance, 'RequestsScreen'),
  ),
  record('/rm-pending/:id', 'Request', from(maintenance, 'RequestScreen'), '/rm-pending'),
  page('/lease-templates', 'Lease Templates', ['tenants', 'data'], from(tenancies, 'LeaseTemplatesScreen')),
  record(
    '/lease-templates/:id',
    'Lease Template',
    from(tenancies, 'LeaseTemplateScreen'),
    '/lease-templates',
  ),
  record('/leases/:lease/documents/:id', 'Document', from(tenancies, 'LeaseDocumentScreen'), '/leases'),
  page('/property-list', 'Property List', ['properties'], from(properties, 'PropertiesScreen')),
  page('/pp-graph', 'Property Performance Graph', ['properties'], from(reports, 'PerformanceGraphScreen')),
  page('/inspections', 'Inspections', ['properties'], from(maintenance, 'InspectionsScreen')),
  {
    ...record('/inspections/:id', 'Inspection', from(maintenance, 'InspectionScreen'), '/inspections'),
    keepsDrafts: true,
  },
  page('/work-orders', 'Work Orders', ['maintenance'], from(maintenance, 'WorkOrdersScreen')),
  record('/work-orders/:id', 'Work Order', from(maintenance, 'WorkOrderScreen'), '/work-orders'),
  page(
    '/maintenance-schedules',
    'Maintenance Schedules',
    ['maintenance'],
    from(maintenance, 'SchedulesScreen'),
  ),
  page(
    '/contractor_management',
    'Contractor Management',
    ['maintenance'],
    from(maintenance, 'ContractorsScreen'),
  ),
  record(
    '/contractor_management/:id',
    'Contractor',
    from(maintenance, 'ContractorScreen'),
    '/contractor_management',
  ),
  page('/costing_tracking', 'Cost Tracking', ['maintenance'], from(maintenance, 'MaintenanceCostsScreen')),
  page('/r_m-history', 'R&M History', ['maintenance'], from(maintenance, 'MaintenanceHistoryScreen')),
  page('/occupancy_vacancy', 'Occupancy and Vacancy', ['reports'], from(reports, 'OccupancyScreen')),
  page('/turnover', 'Turnover', ['reports'], from(reports, 'TurnoverScreen')),
  page('/customers/invoicing', 'Invoicing', ['customers'], from(receivables, 'InvoicesScreen')),
  record(
    '/customers/invoicing/month-run',
    'Run Monthly Billing',
    from(receivables, 'MonthRunScreen'),
    '/customers/invoicing',
  ),
  record('/customers/invoicing/:id', 'Invoice', from(receivables, 'InvoiceScreen'), '/customers/invoicing'),
  page('/customers/receipts', 'Receipts', ['customers'], loadReceipts),
  record('/customers/receipts/:id', 'Receipt', from(receivables, 'ReceiptScreen'), '/customers/receipts'),
  {
    ...page(
      '/customers/statements',
      'Customer Statements',
      ['customers'],
      from(receivables, 'CustomerStatementsScreen'),
    ),
    title: 'Customer Statements',
  },
  page('/customers/ageing', 'Ageing', ['customers'], from(reports, 'AgeingScreen')),
  page('/customers/debt-call', 'Debt Call', ['customers'], from(receivables, 'DebtCallsScreen')),
  record(
    '/customers/debt-call/:id',
    'Debt Call',
    from(receivables, 'DebtCallScreen'),
    '/customers/debt-call',
  ),
  record(
    '/customers/debt-call/claims/:id',
    'Claim',
    from(receivables, 'ClaimScreen'),
    '/customers/debt-call',
  ),
  {
    ...page('/customers/journals/debit', 'Debit Journals', ['customers'], loadJournals),
    title: 'Customer Debit Journals',
  },
  {
    ...page('/customers/journals/credit', 'Credit Journals', ['customers'], loadJournals),
    title: 'Customer Credit Journals',
  },
  page('/creditors/disbursements', 'Disbursements', ['creditors'], from(payables, 'DisbursementsScreen')),
  record(
    '/creditors/disbursements/:id',
    'Disbursement',
    from(payables, 'DisbursementScreen'),
    '/creditors/disbursements',
  ),
  {
    ...page(
      '/creditors/statements',
      'Creditor Statements',
      ['creditors'],
      from(payables, 'CreditorStatementsScreen'),
    ),
    title: 'Creditor Statements',
  },
  {
    ...page('/creditors/journals/debit', 'Debit Journals', ['creditors'], loadJournals),
    title: 'Creditor Debit Journals',
  },
  {
    ...page('/creditors/journals/credit', 'Credit Journals', ['creditors'], loadJournals),
    title: 'Creditor Credit Journals',
  },
  page(
    '/reports/commission-statements',
    'Commission Statements',
    ['accountingReports'],
    from(payables, 'CommissionScreen'),
  ),
  page('/reports/month-end', 'Month End', ['accountingReports'], from(reports, 'MonthEndScreen')),
  record('/reports/audit-pack', 'Audit Pack', from(reports, 'AuditPackScreen'), '/reports/month-end'),
  page('/reports/trust', 'Trust Account', ['accountingReports'], from(bank, 'TrustScreen')),
  page('/reports/trial-balance', 'Trial Balance', ['accountingReports'], from(bank, 'TrialBalanceScreen')),
  page('/reports/forecasts', 'Cashflow Forecasts', ['accountingReports'], from(reports, 'ForecastsScreen')),
  page('/settings/agency', 'Agency', ['settings'], from(admin, 'AgencyScreen')),
  page('/settings/bank-accounts', 'Bank Accounts', ['settings'], from(bank, 'BankAccountsScreen')),
  record(
    '/settings/bank-accounts/:id',
    'Bank Account',
    from(bank, 'BankAccountScreen'),
    '/settings/bank-accounts',
  ),
  page(
    '/settings/opening-balances',
    'Opening Balances',
    ['settings'],
    from(tenancies, 'OpeningBalancesScreen'),
  ),
  page('/settings/currency', 'Exchange Rates', ['settings'], from(admin, 'ExchangeRatesScreen')),
  page('/settings/tax-rates', 'Tax Rates', ['settings'], from(admin, 'TaxRatesScreen')),
  page('/settings/commission', 'Commission', ['settings'], from(admin, 'CommissionRulesScreen')),
  page('/settings/locked-periods', 'Locked Periods', ['settings'], from(admin, 'LockedPeriodsScreen')),
  page('/admin/internal-users', 'Internal Users', ['internalUsers'], from(admin, 'InternalUsersScreen')),
  page(
    '/admin/subscription-management',
    'Subscription Management',
    ['subscription'],
    from(admin, 'SubscriptionScreen'),
  ),
  page('/admin/disputes', 'Disputes', ['disputes'], from(admin, 'DisputesScreen')),
  {
    ...page('/admin/data-requests', 'Data Requests', ['dataRequests'], from(admin, 'DataRequestsScreen')),
    needs: 'listDataRequests',
  },
  page('/admin/audit', 'Audit', ['audit'], from(admin, 'AuditScreen')),
  {
    ...page('/admin/clients', 'Clients', ['clients'], from(admin, 'ClientsScreen')),
    needs: 'listClients',
  },
  {
    ...page('/admin/consents', 'Consents', ['consents'], from(register, 'ClientConsentsScreen')),
    needs: 'listClients',
  },
  {
    ...page('/admin/clients/:id', 'Users of a client', [], from(admin, 'ClientScreen')),
    parent: `${HOME_PATH}/admin/clients`,
    needs: 'listClients',
  },
  {
    ...page('/admin/places', 'Places', ['places'], from(admin, 'PlacesScreen')),
    needs: 'createProvince',
  },
];
