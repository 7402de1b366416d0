import type { TableCall } from '@rentsafe/domain/access';
import { HOME_PATH } from '@rentsafe/domain/session';
import type { ComponentType } from 'react';
import type { LoadedData } from './page/Loaded';
import { loadPaymentStatus } from './screens/paymentStatus/load';

interface Group {
  section: 'APPLICATION' | 'ACCOUNTING' | 'ADMIN';
  /** What opens in the sidebar to show the group's pages; without one its only page stands there itself. */
  label?: string;
}

/** The sidebar from top to bottom. */
export const groups = {
  dashboard: { section: 'APPLICATION' },
  todo: { section: 'APPLICATION' },
  tenants: { section: 'APPLICATION', label: 'Tenants' },
  landlords: { section: 'APPLICATION', label: 'Landlords' },
  properties: { section: 'APPLICATION', label: 'Properties' },
  maintenance: { section: 'APPLICATION', label: 'Maintenance' },
  reports: { section: 'APPLICATION', label: 'Reports' },
  data: { section: 'APPLICATION', label: 'Data' },
  customers: { section: 'ACCOUNTING', label: 'Customers' },
  creditors: { section: 'ACCOUNTING', label: 'Creditors' },
  accountingReports: { section: 'ACCOUNTING', label: 'Reports' },
  settings: { section: 'ACCOUNTING', label: 'Settings' },
  internalUsers: { section: 'ADMIN' },
  subscription: { section: 'ADMIN' },
  clients: { section: 'ADMIN' },
  consents: { section: 'ADMIN' },
  places: { section: 'ADMIN' },
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

const page = (path: string, label: string, groupNames: readonly GroupName[], load: LoadScreen): Page => ({
  path: HOME_PATH + path,
  label,
  title: label,
  groups: groupNames,
  load: async () => ({ Screen: await load() }),
});

/** One screen for the four pages of journals. */
const loadJournals: LoadScreen = async () =>
  (await import('./screens/journals/JournalsScreen')).JournalsScreen;

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
  record(
    '/individuals/:id',
    'Individual',
    async () => (await import('./screens/individual/IndividualScreen')).IndividualScreen,
  ),
  record(
    '/companies/:id',
    'Company',
    async () => (await import('./screens/company/CompanyScreen')).CompanyScreen,
  ),
  {
    ...record(
      '/individuals/:id/everything',
      'Everything Held',
      async () => (await import('./screens/everythingHeld/EverythingHeldScreen')).IndividualEverythingScreen,
    ),
    needs: 'listIndividualAccess',
  },
  {
    ...record(
      '/companies/:id/everything',
      'Everything Held',
      async () => (await import('./screens/everythingHeld/EverythingHeldScreen')).CompanyEverythingScreen,
    ),
    needs: 'listCompanyAccess',
  },
  record(
    '/issued-reports/:id',
    'Issued Report',
    async () => (await import('./screens/issuedReport/IssuedReportScreen')).IssuedReportScreen,
  ),
  record(
    '/companies/:id/branches/:branchId',
    'Branch',
    async () => (await import('./screens/branch/BranchScreen')).BranchScreen,
  ),
  {
    ...record(
      '/properties/:id',
      'Property',
      async () => (await import('./screens/property/PropertyScreen')).PropertyScreen,
    ),
    parent: `${HOME_PATH}/property-list`,
  },
  page(
    '/account',
    'Your account',
    [],
    async () => (await import('./screens/account/AccountScreen')).AccountScreen,
  ),
  page('/admin/audit', 'Audit', [], async () => (await import('./screens/audit/AuditScreen')).AuditScreen),
  record(
    '/consents',
    'Consents',
    async () => (await import('./screens/consents/ConsentsScreen')).ConsentsScreen,
  ),
  page('/help', 'Help', [], async () => (await import('./screens/help/HelpScreen')).HelpScreen),
  page('/todo', 'To Do List', ['todo'], async () => (await import('./screens/todo/TodoScreen')).TodoScreen),
  page(
    '/leases',
    'Leases',
    ['tenants', 'data'],
    async () => (await import('./screens/leases/LeasesScreen')).LeasesScreen,
  ),
  page(
    '/landlords',
    'Landlord List',
    ['landlords'],
    async () => (await import('./screens/landlords/LandlordsScreen')).LandlordsScreen,
  ),
  {
    ...record(
      '/landlords/:id',
      'Landlord',
      async () => (await import('./screens/landlord/LandlordScreen')).LandlordScreen,
    ),
    parent: `${HOME_PATH}/landlords`,
  },
  record(
    '/leases/new',
    'New Lease',
    async () => (await import('./screens/newLease/NewLeaseScreen')).NewLeaseScreen,
    '/leases',
  ),
  record(
    '/leases/import',
    'Import Leases',
    async () => (await import('./screens/importLeases/ImportLeasesScreen')).ImportLeasesScreen,
    '/leases',
  ),
  record(
    '/leases/:id/edit',
    'Edit Lease',
    async () => (await import('./screens/newLease/EditLeaseScreen')).EditLeaseScreen,
    '/leases',
  ),
  record(
    '/leases/:id',
    'Lease',
    async () => (await import('./screens/lease/LeaseScreen')).LeaseScreen,
    '/leases',
  ),
  {
    ...page(
      '/statements',
      'Statements',
      ['landlords'],
      async () => (await import('./screens/statements/StatementsScreen')).StatementsScreen,
    ),
    title: 'Landlord Property Statements',
  },
  page(
    '/portfolio-performance',
    'Portfolio Performance',
    ['landlords'],
    async () => (await import('./screens/performance/PerformanceScreen')).PerformanceScreen,
  ),
  page(
    '/communication',
    'Communication',
    ['tenants', 'landlords', 'data'],
    async () => (await import('./screens/communication/CommunicationScreen')).CommunicationScreen,
  ),
  record(
    '/communication/:id',
    'Message',
    async () => (await import('./screens/message/MessageScreen')).MessageScreen,
    '/communication',
  ),
  page(
    '/deposits',
    'Deposits',
    ['tenants', 'data'],
    async () => (await import('./screens/deposits/DepositsScreen')).DepositsScreen,
  ),
  page(
    '/rm-pending',
    'R&M Pending Requests',
    ['landlords'],
    async () => (await import('./screens/requests/RequestsScreen')).RequestsScreen,
  ),
  record(
    '/rm-pending/:id',
    'Request',
    async () => (await import('./screens/request/RequestScreen')).RequestScreen,
    '/rm-pending',
  ),
  page(
    '/lease-templates',
    'Lease Templates',
    ['tenants', 'data'],
    async () => (await import('./screens/leaseTemplates/LeaseTemplatesScreen')).LeaseTemplatesScreen,
  ),
  record(
    '/lease-templates/:id',
    'Lease Template',
    async () => (await import('./screens/leaseTemplate/LeaseTemplateScreen')).LeaseTemplateScreen,
    '/lease-templates',
  ),
  record(
    '/leases/:lease/documents/:id',
    'Document',
    async () => (await import('./screens/leaseDocument/LeaseDocumentScreen')).LeaseDocumentScreen,
    '/leases',
  ),
  page(
    '/property-list',
    'Property List',
    ['properties'],
    async () => (await import('./screens/properties/PropertiesScreen')).PropertiesScreen,
  ),
  page(
    '/pp-graph',
    'Property Performance Graph',
    ['properties'],
    async () => (await import('./screens/performanceGraph/PerformanceGraphScreen')).PerformanceGraphScreen,
  ),
  page(
    '/inspections',
    'Inspections',
    ['properties'],
    async () => (await import('./screens/inspections/InspectionsScreen')).InspectionsScreen,
  ),
  {
    ...record(
      '/inspections/:id',
      'Inspection',
      async () => (await import('./screens/inspection/InspectionScreen')).InspectionScreen,
      '/inspections',
    ),
    keepsDrafts: true,
  },
  page(
    '/work-orders',
    'Work Orders',
    ['maintenance'],
    async () => (await import('./screens/workOrders/WorkOrdersScreen')).WorkOrdersScreen,
  ),
  record(
    '/work-orders/:id',
    'Work Order',
    async () => (await import('./screens/workOrder/WorkOrderScreen')).WorkOrderScreen,
    '/work-orders',
  ),
  page(
    '/maintenance-schedules',
    'Maintenance Schedules',
    ['maintenance'],
    async () => (await import('./screens/maintenanceSchedules/SchedulesScreen')).SchedulesScreen,
  ),
  page(
    '/contractor_management',
    'Contractor Management',
    ['maintenance'],
    async () => (await import('./screens/contractors/ContractorsScreen')).ContractorsScreen,
  ),
  record(
    '/contractor_management/:id',
    'Contractor',
    async () => (await import('./screens/contractor/ContractorScreen')).ContractorScreen,
    '/contractor_management',
  ),
  page(
    '/costing_tracking',
    'Cost Tracking',
    ['maintenance'],
    async () => (await import('./screens/maintenanceCosts/MaintenanceCostsScreen')).MaintenanceCostsScreen,
  ),
  page(
    '/r_m-history',
    'R&M History',
    ['maintenance'],
    async () =>
      (await import('./screens/maintenanceHistory/MaintenanceHistoryScreen')).MaintenanceHistoryScreen,
  ),
  page(
    '/occupancy_vacancy',
    'Occupancy And vacancy',
    ['reports'],
    async () => (await import('./screens/occupancy/OccupancyScreen')).OccupancyScreen,
  ),
  page(
    '/turnover',
    'Turnover',
    ['reports'],
    async () => (await import('./screens/turnover/TurnoverScreen')).TurnoverScreen,
  ),
  page(
    '/customers/invoicing',
    'Invoicing',
    ['customers'],
    async () => (await import('./screens/invoices/InvoicesScreen')).InvoicesScreen,
  ),
  record(
    '/customers/invoicing/month-run',
    'Charge a Month',
    async () => (await import('./screens/monthRun/MonthRunScreen')).MonthRunScreen,
    '/customers/invoicing',
  ),
  record(
    '/customers/invoicing/:id',
    'Invoice',
    async () => (await import('./screens/invoice/InvoiceScreen')).InvoiceScreen,
    '/customers/invoicing',
  ),
  page(
    '/customers/receipts',
    'Receipts',
    ['customers'],
    async () => (await import('./screens/receipts/ReceiptsScreen')).ReceiptsScreen,
  ),
  record(
    '/customers/receipts/:id',
    'Receipt',
    async () => (await import('./screens/receipt/ReceiptScreen')).ReceiptScreen,
    '/customers/receipts',
  ),
  {
    ...page(
      '/customers/statements',
      'Statements',
      ['customers'],
      async () =>
        (await import('./screens/customerStatements/CustomerStatementsScreen')).CustomerStatementsScreen,
    ),
    title: 'Customer Statements',
  },
  page(
    '/customers/ageing',
    'Ageing',
    ['customers'],
    async () => (await import('./screens/ageing/AgeingScreen')).AgeingScreen,
  ),
  page(
    '/customers/debt-call',
    'Debt Call',
    ['customers'],
    async () => (await import('./screens/debtCalls/DebtCallsScreen')).DebtCallsScreen,
  ),
  record(
    '/customers/debt-call/:id',
    'Debt Call',
    async () => (await import('./screens/debtCall/DebtCallScreen')).DebtCallScreen,
    '/customers/debt-call',
  ),
  record(
    '/customers/debt-call/claims/:id',
    'Claim',
    async () => (await import('./screens/claim/ClaimScreen')).ClaimScreen,
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
  page(
    '/creditors/disbursements',
    'Disbursements',
    ['creditors'],
    async () => (await import('./screens/disbursements/DisbursementsScreen')).DisbursementsScreen,
  ),
  record(
    '/creditors/disbursements/:id',
    'Disbursement',
    async () => (await import('./screens/disbursement/DisbursementScreen')).DisbursementScreen,
    '/creditors/disbursements',
  ),
  {
    ...page(
      '/creditors/statements',
      'Statements',
      ['creditors'],
      async () =>
        (await import('./screens/creditorStatements/CreditorStatementsScreen')).CreditorStatementsScreen,
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
    async () => (await import('./screens/commission/CommissionScreen')).CommissionScreen,
  ),
  page(
    '/reports/month-end',
    'Month End',
    ['accountingReports'],
    async () => (await import('./screens/monthEnd/MonthEndScreen')).MonthEndScreen,
  ),
  page(
    '/reports/trust',
    'Trust Account',
    ['accountingReports'],
    async () => (await import('./screens/balances/TrustScreen')).TrustScreen,
  ),
  page(
    '/reports/trial-balance',
    'Trial Balance',
    ['accountingReports'],
    async () => (await import('./screens/balances/TrialBalanceScreen')).TrialBalanceScreen,
  ),
  page(
    '/reports/forecasts',
    'Cashflow Forecasts',
    ['accountingReports'],
    async () => (await import('./screens/forecasts/ForecastsScreen')).ForecastsScreen,
  ),
  page(
    '/settings/currency',
    'Currency',
    ['settings'],
    async () => (await import('./screens/currency/CurrencyScreen')).CurrencyScreen,
  ),
  page(
    '/admin/internal-users',
    'Internal Users',
    ['internalUsers'],
    async () => (await import('./screens/internalUsers/InternalUsersScreen')).InternalUsersScreen,
  ),
  page(
    '/admin/subscription-management',
    'Subscription Management',
    ['subscription'],
    async () => (await import('./screens/subscription/SubscriptionScreen')).SubscriptionScreen,
  ),
  {
    ...page(
      '/admin/clients',
      'Clients',
      ['clients'],
      async () => (await import('./screens/clients/ClientsScreen')).ClientsScreen,
    ),
    needs: 'listClients',
  },
  {
    ...page(
      '/admin/consents',
      'Consents',
      ['consents'],
      async () => (await import('./screens/consents/ClientConsentsScreen')).ClientConsentsScreen,
    ),
    needs: 'endConsent',
  },
  {
    ...page(
      '/admin/clients/:id',
      'Users of a client',
      [],
      async () => (await import('./screens/clients/ClientScreen')).ClientScreen,
    ),
    parent: `${HOME_PATH}/admin/clients`,
    needs: 'listClients',
  },
  {
    ...page(
      '/admin/places',
      'Places',
      ['places'],
      async () => (await import('./screens/places/PlacesScreen')).PlacesScreen,
    ),
    needs: 'createProvince',
  },
];
