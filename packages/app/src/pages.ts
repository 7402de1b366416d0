import type { CallName } from '@rentsafe/domain/access';
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
  needs?: CallName;
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
  (await import('./screens/bank/journal/JournalsScreen')).JournalsScreen;

/** What the bank says stands beside the receipts: two areas, which only meet here. */
const loadReceipts: LoadScreen = async () => {
  const [{ ReceiptsScreen }, { BankPanel }] = await Promise.all([
    import('./screens/receivables/receipt/list/ReceiptsScreen'),
    import('./screens/bank/bankAccount/BankPanel'),
  ]);
  return () => createElement(ReceiptsScreen, { bank: createElement(BankPanel) });
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
  record(
    '/individuals/:id',
    'Individual',
    async () => (await import('./screens/register/individual/IndividualScreen')).IndividualScreen,
  ),
  record(
    '/companies/:id',
    'Company',
    async () => (await import('./screens/register/company/CompanyScreen')).CompanyScreen,
  ),
  {
    ...record(
      '/individuals/:id/everything',
      'Everything Held',
      async () =>
        (await import('./screens/register/everythingHeld/EverythingHeldScreen')).IndividualEverythingScreen,
    ),
    needs: 'listIndividualAccess',
  },
  {
    ...record(
      '/companies/:id/everything',
      'Everything Held',
      async () =>
        (await import('./screens/register/everythingHeld/EverythingHeldScreen')).CompanyEverythingScreen,
    ),
    needs: 'listCompanyAccess',
  },
  record(
    '/issued-reports/:id',
    'Issued Report',
    async () => (await import('./screens/register/reportIssue/IssuedReportScreen')).IssuedReportScreen,
  ),
  record(
    '/companies/:id/branches/:branchId',
    'Branch',
    async () => (await import('./screens/register/branch/BranchScreen')).BranchScreen,
  ),
  {
    ...record(
      '/properties/:id',
      'Property',
      async () => (await import('./screens/properties/property/record/PropertyScreen')).PropertyScreen,
    ),
    parent: `${HOME_PATH}/property-list`,
  },
  page(
    '/account',
    'Your account',
    [],
    async () => (await import('./screens/admin/account/AccountScreen')).AccountScreen,
  ),
  page(
    '/admin/audit',
    'Audit',
    [],
    async () => (await import('./screens/admin/audit/AuditScreen')).AuditScreen,
  ),
  record(
    '/consents',
    'Consents',
    async () => (await import('./screens/register/consent/ConsentsScreen')).ConsentsScreen,
  ),
  page('/help', 'Help', [], async () => (await import('./screens/admin/help/HelpScreen')).HelpScreen),
  page(
    '/todo',
    'To Do List',
    ['todo'],
    async () => (await import('./screens/admin/todo/TodoScreen')).TodoScreen,
  ),
  page(
    '/leases',
    'Leases',
    ['tenants', 'data'],
    async () => (await import('./screens/tenancies/lease/list/LeasesScreen')).LeasesScreen,
  ),
  page(
    '/landlords',
    'Landlord List',
    ['landlords'],
    async () => (await import('./screens/properties/landlord/list/LandlordsScreen')).LandlordsScreen,
  ),
  {
    ...record(
      '/landlords/:id',
      'Landlord',
      async () => (await import('./screens/properties/landlord/record/LandlordScreen')).LandlordScreen,
    ),
    parent: `${HOME_PATH}/landlords`,
  },
  record(
    '/leases/new',
    'New Lease',
    async () => (await import('./screens/tenancies/lease/add/NewLeaseScreen')).NewLeaseScreen,
    '/leases',
  ),
  record(
    '/leases/import',
    'Import Leases',
    async () => (await import('./screens/tenancies/lease/import/ImportLeasesScreen')).ImportLeasesScreen,
    '/leases',
  ),
  record(
    '/leases/:id/edit',
    'Edit Lease',
    async () => (await import('./screens/tenancies/lease/add/EditLeaseScreen')).EditLeaseScreen,
    '/leases',
  ),
  record(
    '/leases/:id',
    'Lease',
    async () => (await import('./screens/tenancies/lease/record/LeaseScreen')).LeaseScreen,
    '/leases',
  ),
  {
    ...page(
      '/statements',
      'Statements',
      ['landlords'],
      async () => (await import('./screens/payables/landlordStatement/StatementsScreen')).StatementsScreen,
    ),
    title: 'Landlord Property Statements',
  },
  page(
    '/portfolio-performance',
    'Portfolio Performance',
    ['landlords'],
    async () => (await import('./screens/reports/performance/PerformanceScreen')).PerformanceScreen,
  ),
  page(
    '/communication',
    'Communication',
    ['tenants', 'landlords', 'data'],
    async () =>
      (await import('./screens/communication/message/list/CommunicationScreen')).CommunicationScreen,
  ),
  record(
    '/communication/:id',
    'Message',
    async () => (await import('./screens/communication/message/record/MessageScreen')).MessageScreen,
    '/communication',
  ),
  page(
    '/deposits',
    'Deposits',
    ['tenants', 'data'],
    async () => (await import('./screens/tenancies/deposit/DepositsScreen')).DepositsScreen,
  ),
  page(
    '/rm-pending',
    'R&M Pending Requests',
    ['landlords'],
    async () => (await import('./screens/maintenance/maintenanceRequest/list/RequestsScreen')).RequestsScreen,
  ),
  record(
    '/rm-pending/:id',
    'Request',
    async () => (await import('./screens/maintenance/maintenanceRequest/record/RequestScreen')).RequestScreen,
    '/rm-pending',
  ),
  page(
    '/lease-templates',
    'Lease Templates',
    ['tenants', 'data'],
    async () =>
      (await import('./screens/tenancies/documentTemplate/list/LeaseTemplatesScreen')).LeaseTemplatesScreen,
  ),
  record(
    '/lease-templates/:id',
    'Lease Template',
    async () =>
      (await import('./screens/tenancies/documentTemplate/record/LeaseTemplateScreen')).LeaseTemplateScreen,
    '/lease-templates',
  ),
  record(
    '/leases/:lease/documents/:id',
    'Document',
    async () => (await import('./screens/tenancies/document/LeaseDocumentScreen')).LeaseDocumentScreen,
    '/leases',
  ),
  page(
    '/property-list',
    'Property List',
    ['properties'],
    async () => (await import('./screens/properties/property/list/PropertiesScreen')).PropertiesScreen,
  ),
  page(
    '/pp-graph',
    'Property Performance Graph',
    ['properties'],
    async () =>
      (await import('./screens/reports/performanceGraph/PerformanceGraphScreen')).PerformanceGraphScreen,
  ),
  page(
    '/inspections',
    'Inspections',
    ['properties'],
    async () => (await import('./screens/maintenance/inspection/list/InspectionsScreen')).InspectionsScreen,
  ),
  {
    ...record(
      '/inspections/:id',
      'Inspection',
      async () => (await import('./screens/maintenance/inspection/record/InspectionScreen')).InspectionScreen,
      '/inspections',
    ),
    keepsDrafts: true,
  },
  page(
    '/work-orders',
    'Work Orders',
    ['maintenance'],
    async () => (await import('./screens/maintenance/workOrder/list/WorkOrdersScreen')).WorkOrdersScreen,
  ),
  record(
    '/work-orders/:id',
    'Work Order',
    async () => (await import('./screens/maintenance/workOrder/record/WorkOrderScreen')).WorkOrderScreen,
    '/work-orders',
  ),
  page(
    '/maintenance-schedules',
    'Maintenance Schedules',
    ['maintenance'],
    async () => (await import('./screens/maintenance/maintenanceSchedule/SchedulesScreen')).SchedulesScreen,
  ),
  page(
    '/contractor_management',
    'Contractor Management',
    ['maintenance'],
    async () => (await import('./screens/maintenance/contractor/list/ContractorsScreen')).ContractorsScreen,
  ),
  record(
    '/contractor_management/:id',
    'Contractor',
    async () => (await import('./screens/maintenance/contractor/record/ContractorScreen')).ContractorScreen,
    '/contractor_management',
  ),
  page(
    '/costing_tracking',
    'Cost Tracking',
    ['maintenance'],
    async () =>
      (await import('./screens/maintenance/maintenanceCosts/MaintenanceCostsScreen')).MaintenanceCostsScreen,
  ),
  page(
    '/r_m-history',
    'R&M History',
    ['maintenance'],
    async () =>
      (await import('./screens/maintenance/maintenanceHistory/MaintenanceHistoryScreen'))
        .MaintenanceHistoryScreen,
  ),
  page(
    '/occupancy_vacancy',
    'Occupancy and Vacancy',
    ['reports'],
    async () => (await import('./screens/reports/occupancy/OccupancyScreen')).OccupancyScreen,
  ),
  page(
    '/turnover',
    'Turnover',
    ['reports'],
    async () => (await import('./screens/reports/turnover/TurnoverScreen')).TurnoverScreen,
  ),
  page(
    '/customers/invoicing',
    'Invoicing',
    ['customers'],
    async () => (await import('./screens/receivables/invoice/list/InvoicesScreen')).InvoicesScreen,
  ),
  record(
    '/customers/invoicing/month-run',
    'Run Monthly Billing',
    async () => (await import('./screens/receivables/chargeRun/MonthRunScreen')).MonthRunScreen,
    '/customers/invoicing',
  ),
  record(
    '/customers/invoicing/:id',
    'Invoice',
    async () => (await import('./screens/receivables/invoice/record/InvoiceScreen')).InvoiceScreen,
    '/customers/invoicing',
  ),
  page('/customers/receipts', 'Receipts', ['customers'], loadReceipts),
  record(
    '/customers/receipts/:id',
    'Receipt',
    async () => (await import('./screens/receivables/receipt/record/ReceiptScreen')).ReceiptScreen,
    '/customers/receipts',
  ),
  {
    ...page(
      '/customers/statements',
      'Statements',
      ['customers'],
      async () =>
        (await import('./screens/receivables/customerStatement/CustomerStatementsScreen'))
          .CustomerStatementsScreen,
    ),
    title: 'Customer Statements',
  },
  page(
    '/customers/ageing',
    'Ageing',
    ['customers'],
    async () => (await import('./screens/reports/ageing/AgeingScreen')).AgeingScreen,
  ),
  page(
    '/customers/debt-call',
    'Debt Call',
    ['customers'],
    async () => (await import('./screens/receivables/debtCall/list/DebtCallsScreen')).DebtCallsScreen,
  ),
  record(
    '/customers/debt-call/:id',
    'Debt Call',
    async () => (await import('./screens/receivables/debtCall/record/DebtCallScreen')).DebtCallScreen,
    '/customers/debt-call',
  ),
  record(
    '/customers/debt-call/claims/:id',
    'Claim',
    async () => (await import('./screens/receivables/claim/record/ClaimScreen')).ClaimScreen,
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
    async () =>
      (await import('./screens/payables/disbursement/list/DisbursementsScreen')).DisbursementsScreen,
  ),
  record(
    '/creditors/disbursements/:id',
    'Disbursement',
    async () =>
      (await import('./screens/payables/disbursement/record/DisbursementScreen')).DisbursementScreen,
    '/creditors/disbursements',
  ),
  {
    ...page(
      '/creditors/statements',
      'Statements',
      ['creditors'],
      async () =>
        (await import('./screens/payables/creditorStatement/CreditorStatementsScreen'))
          .CreditorStatementsScreen,
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
    async () => (await import('./screens/payables/commission/CommissionScreen')).CommissionScreen,
  ),
  page(
    '/reports/month-end',
    'Month End',
    ['accountingReports'],
    async () => (await import('./screens/reports/monthEnd/MonthEndScreen')).MonthEndScreen,
  ),
  page(
    '/reports/trust',
    'Trust Account',
    ['accountingReports'],
    async () => (await import('./screens/bank/trust/TrustScreen')).TrustScreen,
  ),
  page(
    '/reports/trial-balance',
    'Trial Balance',
    ['accountingReports'],
    async () => (await import('./screens/bank/trust/TrialBalanceScreen')).TrialBalanceScreen,
  ),
  page(
    '/reports/forecasts',
    'Cashflow Forecasts',
    ['accountingReports'],
    async () => (await import('./screens/reports/forecast/ForecastsScreen')).ForecastsScreen,
  ),
  page(
    '/settings/currency',
    'Currency',
    ['settings'],
    async () => (await import('./screens/admin/currency/CurrencyScreen')).CurrencyScreen,
  ),
  page(
    '/admin/internal-users',
    'Internal Users',
    ['internalUsers'],
    async () => (await import('./screens/admin/user/InternalUsersScreen')).InternalUsersScreen,
  ),
  page(
    '/admin/subscription-management',
    'Subscription Management',
    ['subscription'],
    async () => (await import('./screens/admin/subscription/SubscriptionScreen')).SubscriptionScreen,
  ),
  {
    ...page(
      '/admin/clients',
      'Clients',
      ['clients'],
      async () => (await import('./screens/admin/client/ClientsScreen')).ClientsScreen,
    ),
    needs: 'listClients',
  },
  {
    ...page(
      '/admin/consents',
      'Consents',
      ['consents'],
      async () => (await import('./screens/register/consent/ClientConsentsScreen')).ClientConsentsScreen,
    ),
    needs: 'endConsent',
  },
  {
    ...page(
      '/admin/clients/:id',
      'Users of a client',
      [],
      async () => (await import('./screens/admin/client/ClientScreen')).ClientScreen,
    ),
    parent: `${HOME_PATH}/admin/clients`,
    needs: 'listClients',
  },
  {
    ...page(
      '/admin/places',
      'Places',
      ['places'],
      async () => (await import('./screens/admin/places/PlacesScreen')).PlacesScreen,
    ),
    needs: 'createProvince',
  },
];
