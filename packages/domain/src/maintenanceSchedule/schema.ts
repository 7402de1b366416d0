import * as z from 'zod/mini';
import { clientRef } from '../client/schema.ts';
import { plainDate } from '../date/schema.ts';
import { maintenanceCategory } from '../maintenance/schema.ts';
import { money, moneyInput } from '../money/schema.ts';
import { optionalText, readVersion, recordId, text } from '../text/index.ts';

export const scheduleUnits = ['week', 'month', 'year'] as const;
export type ScheduleUnit = (typeof scheduleUnits)[number];

/** `{count: 3, unit: 'month'}`: every three months. */
export const scheduleEvery = z.object({
  count: z.int().check(z.minimum(1), z.maximum(60)),
  unit: z.enum(scheduleUnits),
});
export type ScheduleEvery = z.output<typeof scheduleEvery>;

const reference = z.optional(z.nullable(recordId));
const leadDays = z.int().check(z.minimum(0), z.maximum(90));

const details = {
  property: recordId,
  /** Of the property; all of it when left out. */
  unit: reference,
  category: maintenanceCategory,
  summary: text(150),
  instructions: optionalText(2000),
  contractor: reference,
  estimate: z.optional(z.nullable(moneyInput)),
  every: scheduleEvery,
  /** The first day; its day of the month is kept. */
  from_on: plainDate,
  to_on: z.optional(z.nullable(plainDate)),
};

export const maintenanceScheduleInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  ...details,
  /** How many days before its day an order is made; 14 when left out. */
  lead_days: z.optional(leadDays),
});
export type MaintenanceScheduleInput = z.input<typeof maintenanceScheduleInput>;

export const maintenanceSchedulePatch = z.extend(z.partial(z.object({ ...details, lead_days: leadDays })), {
  /** False: paused, no orders are made. */
  is_active: z.optional(z.boolean()),
  version: readVersion,
});
export type MaintenanceSchedulePatch = z.input<typeof maintenanceSchedulePatch>;

const named = z.object({ id: recordId, name: z.string() });
const numbered = z.object({ id: recordId, number: z.string() });

export const maintenanceSchedule = z.object({
  id: recordId,
  client: clientRef,
  property: named,
  unit: z.nullable(numbered),
  category: maintenanceCategory,
  summary: z.string(),
  instructions: z.nullable(z.string()),
  contractor: z.nullable(named),
  estimate: z.nullable(money),
  every: scheduleEvery,
  from_on: plainDate,
  to_on: z.nullable(plainDate),
  lead_days: z.int(),
  /** The first day from today on; null where it is paused or has ended. */
  next_on: z.nullable(plainDate),
  /** The order of the latest day. */
  last_order: z.nullable(numbered),
  is_active: z.boolean(),
  version: z.int(),
});
export type MaintenanceSchedule = z.output<typeof maintenanceSchedule>;

/** A day of a schedule. */
export const scheduledDay = z.object({
  schedule: named,
  property: named,
  summary: z.string(),
  on: plainDate,
  /** The order that was made for it. */
  order: z.nullable(numbered),
});
export type ScheduledDay = z.output<typeof scheduledDay>;

export const scheduleCalendar = z.object({ results: z.array(scheduledDay) });
export type ScheduleCalendar = z.output<typeof scheduleCalendar>;

export const scheduleRunInput = z.object({
  client: z.optional(recordId),
  /** Today when left out. */
  until: z.optional(z.nullable(plainDate)),
});
export type ScheduleRunInput = z.input<typeof scheduleRunInput>;

export const scheduleRun = z.object({
  created: z.array(numbered),
  skipped: z.array(z.object({ schedule: named, reason: z.string() })),
});
export type ScheduleRun = z.output<typeof scheduleRun>;
