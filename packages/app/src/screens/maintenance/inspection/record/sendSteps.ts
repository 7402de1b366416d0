import { type InspectedArea, type Inspection, inspectionSteps } from '@rentsafe/domain/inspection';
import { ApiError } from '../../../../calls/ApiError';
import { request } from '../../../../calls/client';
import type { DraftStep, InspectionDraft } from '../../../../calls/inspectionDrafts';
import { inspectionQuery, showInspectionChange } from '../../../../calls/inspections';
import { signatureRoleTexts } from '../list/inspectionTexts';
import { isSameFindings } from './mergeAreas';
import type { Sending } from './sending';

/** What waits on this device cannot be taken any more; the message says why, and what to do. */
export class StepRefused extends Error {}

const take = (id: number, { verb, body, key, at }: DraftStep, version: number): Promise<Inspection> => {
  const kept = { ids: { id }, idempotencyKey: key };
  return verb === 'complete'
    ? request(inspectionSteps.calls.complete, { ...kept, body: { ...body, version } })
    : request(inspectionSteps.calls.sign, { ...kept, body: { ...body, device_at: at } });
};

/** Whether it was taken before: by an attempt whose answer was lost, or by a colleague who completed it too. */
const isTaken = (step: DraftStep, { state, signatures }: Inspection): boolean =>
  step.verb === 'complete'
    ? state !== 'planned' && state !== 'cancelled'
    : signatures.some(({ role, name }) => role === step.body.role && name === step.body.name);

/** Nobody signs what somebody else has written meanwhile. @throws StepRefused for other findings than those on this device. */
export function checkSameFindings(
  { areas, steps = [] }: InspectionDraft,
  theirs: readonly InspectedArea[],
): void {
  if (steps.length === 0 || isSameFindings(areas, theirs)) return;
  throw new StepRefused(
    'Someone else has changed what was found. Undo what waits on this device, look at the findings, and sign again.',
  );
}

function refusalOf(step: DraftStep, now: Inspection, error: ApiError): StepRefused {
  if (now.state === 'cancelled')
    return new StepRefused('Someone else has cancelled this inspection. Undo what waits on this device.');
  const role = step.verb === 'sign' ? step.body.role : undefined;
  const other = now.signatures.find((signature) => signature.role === role);
  if (role && other)
    return new StepRefused(
      `The ${signatureRoleTexts[role].toLowerCase()} has signed already, as ${other.name}. Undo the signature that waits on this device.`,
    );
  return new StepRefused(`${error.message} Undo what waits on this device, and do it again.`);
}

/** Completes and signs, in the order in which that was done on this device. */
export async function sendSteps({ id, queryClient, store }: Sending): Promise<void> {
  for (let { draft } = store.current(); draft?.steps?.[0]; { draft } = store.current()) {
    const [step] = draft.steps;
    try {
      const saved = await take(id, step, draft.base.version);
      showInspectionChange(queryClient, saved);
      await store.dispatch({ type: 'stepSent', step, saved });
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'conflict')) throw error;
      const now = await queryClient.fetchQuery({ ...inspectionQuery(id), staleTime: 0 });
      checkSameFindings(draft, now.areas);
      if (isTaken(step, now)) await store.dispatch({ type: 'stepSent', step, saved: now });
      // Its day was changed, for instance.
      else if (now.state === 'planned' && now.version !== draft.base.version)
        await store.dispatch({ type: 'merged', areas: now.areas, saved: now });
      else throw refusalOf(step, now, error);
    }
  }
}
