import { inspectionSteps } from '@rentsafe/domain/inspection';
import { ApiError, errorSentence } from '../../../../calls/ApiError';
import { request } from '../../../../calls/client';
import { attachFile, showAttached } from '../../../../calls/files';
import { inspectionQuery, showInspectionChange } from '../../../../calls/inspections';
import { isSent } from './draftState';
import { mergeAreas, unsavedItems } from './mergeAreas';
import { isOffline, type Sending } from './sending';
import { checkSameFindings, StepRefused, sendSteps } from './sendSteps';

function problemOf(error: unknown): string | undefined {
  if (error instanceof StepRefused) return error.message;
  return isOffline(error) ? undefined : errorSentence(error);
}

/** Sends what this device has. Returns whether all of it is on the server. */
export async function sendDraft(sending: Sending): Promise<boolean> {
  const { current, dispatch } = sending.store;
  if (!current().draft) return true;
  await dispatch({ type: 'sending' });
  try {
    const saved = await attempt(sending).catch((error: unknown) => {
      if (error instanceof ApiError && error.kind === 'conflict') return meet(sending);
      throw error;
    });
    return saved && current().draft === undefined;
  } catch (error) {
    console.error('Failed to save inspection', error);
    await dispatch({ type: 'failed', problem: problemOf(error) });
    return false;
  }
}

/** Returns false where somebody has to decide. */
async function attempt(sending: Sending): Promise<boolean> {
  await sendPhotos(sending);
  await sendAreas(sending);
  await sendSteps(sending);
  return true;
}

async function sendAreas({ id, queryClient, store }: Sending): Promise<void> {
  const { draft } = store.current();
  if (!draft) return;
  if (isSent({ ...draft, steps: [] })) {
    if (isSent(draft)) await store.dispatch({ type: 'discarded' });
    return;
  }
  const body = { areas: draft.areas, version: draft.base.version };
  const saved = await request(inspectionSteps.calls.edit, { ids: { id }, body });
  showInspectionChange(queryClient, saved);
  await store.dispatch({ type: 'sent', draft, saved });
}

async function sendPhotos({ id, queryClient, store }: Sending) {
  const subject = { type: 'inspection', id } as const;
  const next = () => store.current().draft?.photos[0];
  // While one is on its way others are taken, or discarded.
  for (let photo = next(); photo; photo = next()) {
    const { name, type, bytes, key } = photo;
    const file = await attachFile(subject, { name, key, bytes: new Blob([bytes], { type }) });
    showAttached(queryClient, subject, file);
    await store.dispatch({ type: 'photoSent', photo, file: file.id });
  }
}

/** What somebody else saved meanwhile is merged with it; what both changed is shown. */
async function meet(sending: Sending): Promise<boolean> {
  const { id, queryClient, store } = sending;
  const theirs = await queryClient.fetchQuery({ ...inspectionQuery(id), staleTime: 0 });
  const { draft } = store.current();
  if (!draft) return true;
  const isPlanned = theirs.state === 'planned';
  const { areas, conflicts } = mergeAreas(draft.base.areas, draft.areas, theirs.areas);
  checkSameFindings(draft, isPlanned && conflicts.length === 0 ? areas : theirs.areas);
  if (!isPlanned && unsavedItems(draft.base.areas, draft.areas, theirs.areas).length === 0) {
    await store.dispatch({ type: 'merged', areas: theirs.areas, saved: theirs });
    return attempt(sending);
  }
  if (conflicts.length > 0 || !isPlanned) {
    await store.dispatch({ type: 'conflicted', theirs });
    return false;
  }
  await store.dispatch({ type: 'merged', areas, saved: theirs });
  return attempt(sending);
}
