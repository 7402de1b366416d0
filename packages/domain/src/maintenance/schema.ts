import * as z from 'zod/mini';

/** What is broken or looked after. */
export const maintenanceCategories = [
  'plumbing',
  'electrical',
  'structural',
  'roof',
  'appliance',
  'security',
  'garden',
  'pest',
  'cleaning',
  'water',
  'other',
] as const;
export type MaintenanceCategory = (typeof maintenanceCategories)[number];

/** How soon something has to be done, the soonest first. */
export const maintenancePriorities = ['emergency', 'urgent', 'normal', 'low'] as const;
export type MaintenancePriority = (typeof maintenancePriorities)[number];

const days = z.int().check(z.minimum(0), z.maximum(365));
const target = z.tuple([days, days]);

/** Days to respond and to finish, by priority. */
export const maintenanceTargets = z.object({
  emergency: target,
  urgent: target,
  normal: target,
  low: target,
});
export type MaintenanceTargets = z.output<typeof maintenanceTargets>;

export const maintenanceCategory = z.enum(maintenanceCategories);
export const maintenancePriority = z.enum(maintenancePriorities);
