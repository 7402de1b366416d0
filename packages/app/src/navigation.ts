import { HOME_PATH } from '@rentsafe/domain/session';

export interface NavigationLink {
  label: string;
  /** The whole path. */
  path: string;
}

export interface NavigationGroup {
  label: string;
  subLinks: readonly NavigationLink[];
}

export interface NavigationSection {
  label: string;
  items: readonly (NavigationLink | NavigationGroup)[];
}

const link = (label: string, path: string): NavigationLink => ({ label, path: HOME_PATH + path });
const group = (label: string, ...subLinks: NavigationLink[]): NavigationGroup => ({ label, subLinks });

const tenantPages = [
  link('Leases', '/leases'),
  link('Communication', '/communication'),
  link('Deposits', '/deposits'),
  link('Lease Templates', '/lease-templates'),
];

/** The one tree of links, as the sidebar shows it. Some pages stand in two groups, as specified. */
export const navigation: readonly NavigationSection[] = [
  {
    label: 'APPLICATION',
    items: [
      link('Dashboard', ''),
      link('To Do List', '/todo'),
      group('Tenants', ...tenantPages),
      group(
        'Landlords',
        link('Statements', '/statements'),
        link('Portfolio Performance', '/portfolio-performance'),
        link('Communication', '/communication'),
        link('R&M Pending Requests', '/rm-pending'),
      ),
      group(
        'Properties',
        link('Property List', '/property-list'),
        link('Property Performance Graph', '/pp-graph'),
        link('Inspections', '/inspections'),
      ),
      group(
        'Maintenance',
        link('Work Orders', '/work-orders'),
        link('Maintenance Schedules', '/maintenance-schedules'),
        link('Contractor Management', '/contractor_management'),
        link('Cost Tracking', '/costing_tracking'),
        link('R&M History', '/r_m-history'),
      ),
      group('Reports', link('Occupancy And vacancy', '/occupancy_vacancy'), link('Turnover', '/turnover')),
      group('Data', ...tenantPages),
    ],
  },
  {
    label: 'ACCOUNTING',
    items: [
      group(
        'Customers',
        link('Invoicing', '/customers/invoicing'),
        link('Receipts', '/customers/receipts'),
        link('Statements', '/customers/statements'),
        link('Debt Call', '/customers/debt-call'),
        link('Debit Journals', '/customers/journals/debit'),
        link('Credit Journals', '/customers/journals/credit'),
      ),
      group(
        'Creditors',
        link('Disbursements', '/creditors/disbursements'),
        link('Statements', '/creditors/statements'),
        link('Debit Journals', '/creditors/journals/debit'),
        link('Credit Journals', '/creditors/journals/credit'),
      ),
      group(
        'Reports',
        link('Commission Statements', '/reports/commission-statements'),
        link('Cashflow Forecasts', '/reports/forecasts'),
      ),
      group('Settings', link('Currency', '/settings/currency')),
    ],
  },
  {
    label: 'ADMIN',
    items: [
      link('Internal Users', '/admin/internal-users'),
      link('Subscription Management', '/admin/subscription-management'),
    ],
  },
];
