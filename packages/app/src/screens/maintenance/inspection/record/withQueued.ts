import { today } from '@rentsafe/domain/date';
import { type Inspection, isFullySigned } from '@rentsafe/domain/inspection';
import type { InspectionDraft } from '../../../../calls/inspectionDrafts';

/** An inspection as it will be once what waits on this device is sent. */
export function withQueued(record: Inspection, draft: InspectionDraft | undefined): Inspection {
  const steps = draft?.steps ?? [];
  if (!draft || steps.length === 0) return record;
  const signatures = [...record.signatures];
  let { done_on } = record;
  for (const { at, verb, body } of steps) {
    if (verb === 'complete') done_on = body.on ?? today(new Date(at));
    else {
      const { role, name, comment, drawing } = body;
      signatures.push({
        ...{ role, name, comment: comment || null, drawing: drawing ?? null },
        ...{ signed_at: at, device_at: at, user: null },
      });
    }
  }
  const state = isFullySigned({ signatures }) ? 'signed' : 'done';
  return { ...record, areas: draft.areas, done_on, signatures, state };
}
