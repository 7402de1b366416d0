import { HOME_PATH } from '@rentsafe/domain/session';

export interface Placeholder {
  heading: string;
  /** What stands above the heading's line: which of several like it this page is. */
  group?: string;
  /** The page's text as the specification words it. */
  text: string;
  /** What the page will be for. */
  about: string;
}

const journal = (group: string, kind: 'Debit' | 'Credit'): Placeholder => ({
  heading: `${kind} Journals`,
  group,
  text: 'Journal',
  about: `${kind} journal entries on ${group.toLowerCase()}' accounts will be made and listed here.`,
});

const placeholders: Record<string, Placeholder> = {
  '/leases': { heading: 'Leases', text: 'Leases', about: 'Leases of all tenants will be listed here.' },
  '/communication': {
    heading: 'Communication',
    text: 'Communication',
    about: 'Letters and messages to tenants and landlords will be written and kept here.',
  },
  '/deposits': {
    heading: 'Deposits',
    text: 'Deposits',
    about: 'Rental deposits, what is held and what was paid back will be listed here.',
  },
  '/lease-templates': {
    heading: 'Lease Templates',
    text: 'LeaseTemplate',
    about: 'Templates that leases are written from will be kept here.',
  },
  '/portfolio-performance': {
    heading: 'Portfolio Performance',
    text: 'PortfolioPerformance',
    about: "How each landlord's portfolio performs will be shown here.",
  },
  '/rm-pending': {
    heading: 'R&M Pending Requests',
    text: 'RMPendingRequests',
    about: 'Repair and maintenance requests that wait for approval will be listed here.',
  },
  '/pp-graph': {
    heading: 'Property Performance Graph',
    text: 'PropertyPerformanceReports',
    about: 'Income and costs of properties over time will be drawn here.',
  },
  '/inspections': {
    heading: 'Inspections',
    text: 'Inspections',
    about: 'Inspections that are due and their findings will be listed here.',
  },
  '/work-orders': {
    heading: 'Work Orders',
    text: 'WorkOrders',
    about: 'Work orders for contractors will be made and followed here.',
  },
  '/maintenance-schedules': {
    heading: 'Maintenance Schedules',
    text: 'MaintenanceSchedules',
    about: 'Recurring maintenance of properties will be planned here.',
  },
  '/costing_tracking': {
    heading: 'Cost Tracking',
    text: 'CostTracking',
    about: 'What maintenance costs, by property and contractor, will be shown here.',
  },
  '/r_m-history': {
    heading: 'R&M History',
    text: 'RMMaintanceHistory',
    about: 'Repairs and maintenance that were done will be listed here.',
  },
  '/occupancy_vacancy': {
    heading: 'Occupancy And vacancy',
    text: 'OccupancyVacancy',
    about: 'Which properties are let, and how long others stand empty, will be reported here.',
  },
  '/turnover': {
    heading: 'Turnover',
    text: 'Turnover',
    about: 'Tenants who moved in and out, by period, will be reported here.',
  },
  '/customers/invoicing': {
    heading: 'Invoicing',
    group: 'Customers',
    text: 'Invoicing',
    about: 'Invoices for rent and charges will be made here.',
  },
  '/customers/receipts': {
    heading: 'Receipts',
    group: 'Customers',
    text: 'Receipts',
    about: 'Payments that came in will be receipted here.',
  },
  '/customers/debt-call': {
    heading: 'Debt Call',
    group: 'Customers',
    text: 'Debt Call',
    about: 'Tenants in arrears, and what was agreed with them, will be listed here.',
  },
  '/customers/journals/debit': journal('Customers', 'Debit'),
  '/customers/journals/credit': journal('Customers', 'Credit'),
  '/creditors/disbursements': {
    heading: 'Disbursements',
    group: 'Creditors',
    text: 'Disbursements',
    about: 'What is paid out to landlords and suppliers will be prepared here.',
  },
  '/creditors/statements': {
    heading: 'Statements',
    group: 'Creditors',
    text: 'Statements',
    about: "Statements of creditors' accounts will be made here.",
  },
  '/creditors/journals/debit': journal('Creditors', 'Debit'),
  '/creditors/journals/credit': journal('Creditors', 'Credit'),
  '/reports/commission-statements': {
    heading: 'Commission Statements',
    text: 'Commission Statements',
    about: 'Commission earned, by landlord and period, will be reported here.',
  },
  '/reports/forecasts': {
    heading: 'Cashflow Forecasts',
    text: 'Forecasts',
    about: 'Expected income and payments of the coming months will be shown here.',
  },
  '/settings/currency': {
    heading: 'Currency',
    group: 'Settings',
    text: 'CurrencySettings',
    about: 'Currencies and exchange rates will be set here.',
  },
  '/admin/subscription-management': {
    heading: 'Subscription Management',
    group: 'Admin',
    text: 'Subscription Management',
    about: 'What your organisation has subscribed to will be shown here.',
  },
};

/** The placeholder of a path of the protected area. */
export function placeholderOf(pathname: string): Placeholder | undefined {
  return placeholders[pathname.replace(HOME_PATH, '').replace(/\/$/, '')];
}

/** The paths that have one. */
export const placeholderPaths = Object.keys(placeholders).map((path) => HOME_PATH + path);
