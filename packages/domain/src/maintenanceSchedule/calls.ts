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
  summary: 'What is done again and again at the properties of a book, newest first, a page at a time.',
  query: ['q', 'property', 'is_active', 'client', 'page', 'page_size'],
  status: 200,
  reply: paginated(maintenanceSchedule),
});

export const createMaintenanceSchedule = defineCall({
  method: 'POST',
  path: '/api/maintenance-schedules/',
  summary: 'Plans maintenance that is done again and again.',
  body: maintenanceScheduleInput,
  status: 201,
  reply: maintenanceSchedule,
});

export const getScheduleCalendar = defineCall({
  method: 'GET',
  path: '/api/maintenance-schedules/calendar/',
  summary: 'The days of all schedules from one date to another, at most 366 days, oldest first.',
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
  summary: 'Changes or pauses a schedule; `version` is the one that was read.',
  body: maintenanceSchedulePatch,
  status: 200,
  reply: maintenanceSchedule,
});

export const runSchedules = defineCall({
  method: 'POST',
  path: '/api/schedule-runs/',
  summary: 'Drafts a work order for each day that has come, less its lead days, and has none.',
  body: scheduleRunInput,
  status: 201,
  reply: scheduleRun,
});
