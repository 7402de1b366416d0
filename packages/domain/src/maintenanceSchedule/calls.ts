import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import {
  maintenanceSchedule,
  maintenanceScheduleInput,
  maintenanceSchedulePatch,
  scheduleCalendar,
  scheduleRun,
  scheduleRunInput,
} from './schema.ts';

export const listMaintenanceSchedules = defineCall({
  method: 'GET',
  path: '/api/maintenance-schedules/',
  summary: 'The maintenance schedules of a book, newest first, a page at a time.',
  query: ['q', 'property', 'is_active', 'client', 'page', 'page_size'],
  status: 200,
  reply: paginated(maintenanceSchedule),
});

export const createMaintenanceSchedule = defineCall({
  method: 'POST',
  path: '/api/maintenance-schedules/',
  summary: 'Adds a maintenance schedule.',
  body: maintenanceScheduleInput,
  status: 201,
  reply: maintenanceSchedule,
});

export const getScheduleCalendar = defineCall({
  method: 'GET',
  path: '/api/maintenance-schedules/calendar/',
  summary: 'The dates of all schedules in a period of at most 366 days, oldest first.',
  query: ['from', 'to', 'client'],
  status: 200,
  reply: scheduleCalendar,
});

export const getMaintenanceSchedule = defineCall({
  method: 'GET',
  path: '/api/maintenance-schedules/{id}/',
  summary: 'A schedule.',
  status: 200,
  reply: maintenanceSchedule,
});

export const updateMaintenanceSchedule = defineCall({
  method: 'PATCH',
  path: '/api/maintenance-schedules/{id}/',
  summary: 'Changes or pauses a schedule. Send the `version` that was read.',
  body: maintenanceSchedulePatch,
  status: 200,
  reply: maintenanceSchedule,
});

export const runSchedules = defineCall({
  method: 'POST',
  path: '/api/schedule-runs/',
  summary: 'Drafts the work orders that have fallen due, less their lead days.',
  body: scheduleRunInput,
  status: 201,
  reply: scheduleRun,
});
