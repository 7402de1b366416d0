import { HOME_PATH } from '@rentsafe/domain/session';

export interface Placeholder {
  /** The page's text as the specification words it. */
  text: string;
  /** What the page will be for. */
  about: string;
}

const placeholders = {
  '/portfolio-performance': {
    text: 'PortfolioPerformance',
    about: "How each landlord's portfolio performs will be shown here.",
  },
  '/rm-pending': {
    text: 'RMPendingRequests',
    about: 'Repair and maintenance requests that wait for approval will be listed here.',
  },
  '/pp-graph': {
    text: 'PropertyPerformanceReports',
    about: 'Income and costs of properties over time will be drawn here.',
  },
  '/inspections': {
    text: 'Inspections',
    about: 'Inspections that are due and their findings will be listed here.',
  },
  '/work-orders': {
    text: 'WorkOrders',
    about: 'Work orders for contractors will be made and followed here.',
  },
  '/maintenance-schedules': {
    text: 'MaintenanceSchedules',
    about: 'Recurring maintenance of properties will be planned here.',
  },
  '/costing_tracking': {
    text: 'CostTracking',
    about: 'What maintenance costs, by property and contractor, will be shown here.',
  },
  '/r_m-history': {
    text: 'RMMaintanceHistory',
    about: 'Repairs and maintenance that were done will be listed here.',
  },
  '/occupancy_vacancy': {
    text: 'OccupancyVacancy',
    about: 'Which properties are let, and how long others stand empty, will be reported here.',
  },
  '/turnover': {
    text: 'Turnover',
    about: 'Tenants who moved in and out, by period, will be reported here.',
  },
  '/reports/forecasts': {
    text: 'Forecasts',
    about: 'Expected income and payments of the coming months will be shown here.',
  },
  '/admin/subscription-management': {
    text: 'Subscription Management',
    about: 'What your organisation has subscribed to will be shown here.',
  },
} satisfies Record<string, Placeholder>;

export type PlaceholderPath = keyof typeof placeholders;

/** The placeholder of a planned page. */
export const placeholderOf = (pathname: string): Placeholder =>
  placeholders[pathname.replace(HOME_PATH, '').replace(/\/$/, '') as PlaceholderPath];

/** The paths that have one. */
export const placeholderPaths = Object.keys(placeholders).map((path) => HOME_PATH + path);
