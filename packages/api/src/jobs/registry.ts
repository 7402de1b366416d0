import { purgeFiles } from '../file/purge.ts';
import { addUpMonths } from '../insight/monthSums.ts';
import { runDueSchedules } from '../maintenanceSchedule/runAll.ts';
import { deliverMessages, writeAutomations } from '../message/jobs.ts';
import type { Job } from './job.ts';

/** Every job, by name. */
export const jobs: readonly Job[] = [
  deliverMessages,
  writeAutomations,
  {
    name: 'maintenance-schedules',
    // A book whose day is done is left out.
    cron: '15 * * * *',
    run: ({ db, now, onError }) => runDueSchedules(db, now, onError),
  },
  {
    name: 'month-sums',
    cron: '40 * * * *',
    run: addUpMonths,
  },
  {
    name: 'purge-files',
    cron: '30 2 * * *',
    run: async ({ db, byteStores, now }) => `${await purgeFiles(db, byteStores, now)} purged`,
  },
];
