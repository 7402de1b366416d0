import { canRequestRepair, type InspectionRepair } from '@rentsafe/domain/inspection';
import type { MaintenanceRequest } from '@rentsafe/domain/maintenanceRequest';
import type { Actor } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { wrongState } from '../http/errors.ts';
import { invalidChoice } from '../http/filters.ts';
import { insertRequest } from '../maintenanceRequest/repository.ts';
import { readInspection } from './read.ts';

/** What a summary may have. */
const MAX_SUMMARY = 150;

/** Asks for a repair of what was found. @throws HttpError 400 for an item that it does not have, 409 for one that was cancelled. */
export async function requestRepair(
  db: Db,
  actor: Actor,
  id: number,
  { area, item, category, priority }: InspectionRepair,
): Promise<MaintenanceRequest> {
  const inspection = await readInspection(db, id);
  if (!canRequestRepair(inspection)) throw wrongState(inspection.state);
  const { client, number, property, unit, inspector, areas } = inspection;
  const inArea = areas.find(({ name }) => name === area);
  if (!inArea) throw invalidChoice('area');
  const found = inArea.items.find(({ name }) => name === item);
  if (!found) throw invalidChoice('item');
  const what = `${area}, ${item}`;
  return insertRequest(db, actor, client.id, {
    property: property.id,
    unit: unit.id,
    reported_by: inspector ?? `Inspection ${number}`,
    category,
    priority,
    summary: (found.note || what).slice(0, MAX_SUMMARY),
    description: [`${number}: ${what}`, found.note].filter(Boolean).join('\n'),
  });
}
