import { HOME_PATH } from '@rentsafe/domain/session';
import { expect, test } from 'vitest';
import routeTable from '../../routes.tsx?raw';
import { placeholderOf, placeholderPaths } from './placeholders';

test('each stands for a planned route, and no other', () => {
  const planned = [...routeTable.matchAll(/planned\('([^']+)'/g)].map(([, path]) => `${HOME_PATH}/${path}`);
  expect(placeholderPaths.toSorted()).toEqual(planned.toSorted());
});

// Word for word as the specification has them.
test.each([
  ['/leases', 'Leases'],
  ['/communication', 'Communication'],
  ['/deposits', 'Deposits'],
  ['/lease-templates', 'LeaseTemplate'],
  ['/portfolio-performance', 'PortfolioPerformance'],
  ['/rm-pending', 'RMPendingRequests'],
  ['/pp-graph', 'PropertyPerformanceReports'],
  ['/inspections', 'Inspections'],
  ['/work-orders', 'WorkOrders'],
  ['/maintenance-schedules', 'MaintenanceSchedules'],
  ['/costing_tracking', 'CostTracking'],
  ['/r_m-history', 'RMMaintanceHistory'],
  ['/occupancy_vacancy', 'OccupancyVacancy'],
  ['/turnover', 'Turnover'],
  ['/customers/invoicing', 'Invoicing'],
  ['/customers/receipts', 'Receipts'],
  ['/customers/debt-call', 'Debt Call'],
  ['/customers/journals/debit', 'Journal'],
  ['/customers/journals/credit', 'Journal'],
  ['/creditors/disbursements', 'Disbursements'],
  ['/creditors/statements', 'Statements'],
  ['/creditors/journals/debit', 'Journal'],
  ['/creditors/journals/credit', 'Journal'],
  ['/reports/forecasts', 'Forecasts'],
  ['/settings/currency', 'CurrencySettings'],
  ['/admin/subscription-management', 'Subscription Management'],
])('%s reads %s', (path, text) => expect(placeholderOf(HOME_PATH + path)?.text).toBe(text));

test.each([
  ['/customers/journals/debit', 'Customers', 'Debit Journals'],
  ['/customers/journals/credit', 'Customers', 'Credit Journals'],
  ['/creditors/journals/debit', 'Creditors', 'Debit Journals'],
  ['/creditors/journals/credit', 'Creditors', 'Credit Journals'],
])('the journal at %s says whose and which it is', (path, group, heading) => {
  expect(placeholderOf(HOME_PATH + path)).toMatchObject({ group, heading });
});
