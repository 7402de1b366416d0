import { HOME_PATH } from '@rentsafe/domain/session';
import { expect, test } from 'vitest';
import pageTable from '../../pages.ts?raw';
import { placeholderOf, placeholderPaths } from './placeholders';

test('each stands for a planned page, and no other', () => {
  const planned = [...pageTable.matchAll(/planned\('([^']+)'/g)].map(([, path]) => `${HOME_PATH}${path}`);
  expect(placeholderPaths.toSorted()).toEqual(planned.toSorted());
});

// Word for word as the specification has them.
test.each([
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
  ['/reports/forecasts', 'Forecasts'],
  ['/admin/subscription-management', 'Subscription Management'],
])('%s reads %s', (path, text) => expect(placeholderOf(HOME_PATH + path)?.text).toBe(text));
