import { type FormParser, fieldText, formParser, numberOrText } from '../form/index.ts';
import { type MaintenanceTargets, maintenancePriorities, maintenanceTargets } from './schema.ts';

const parts = ['respond', 'finish'] as const;

/** The form of the targets of a book: `urgent_respond`, `urgent_finish` and so on. */
export const maintenanceTargetsForm: FormParser<MaintenanceTargets> = formParser({
  schema: maintenanceTargets,
  read: (fields) =>
    Object.fromEntries(
      maintenancePriorities.map((priority) => [
        priority,
        parts.map((part) => numberOrText(fieldText(fields, `${priority}_${part}`))),
      ]),
    ),
  controlOf: (_fields, path) => {
    const [priority, part] = path.slice(path[0] === 'maintenance_targets' ? 1 : 0);
    return `${priority}_${parts[Number(part)] ?? 'respond'}`;
  },
});
