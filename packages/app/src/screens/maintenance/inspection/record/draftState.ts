import type { InspectedArea, Inspection } from '@rentsafe/domain/inspection';
import type { DraftPhoto, DraftStep, InspectionDraft } from '../../../../calls/inspectionDrafts';

/** How far what was found is: on the server, on this device alone, on its way; or somebody else saved something different. */
export type DraftStatus = 'saved' | 'kept' | 'sending' | 'conflict';

export interface DraftState {
  /** What the server does not have yet. */
  draft: InspectionDraft | undefined;
  status: DraftStatus;
  /** Why it was not sent, or cannot be stored. */
  problem: string | undefined;
  /** What somebody else saved, where both changed the same. */
  theirs: Inspection | undefined;
  /** False until it is known whether this device has something that was not sent. */
  isRead: boolean;
}

export type DraftEvent =
  | { type: 'read'; stored: InspectionDraft | undefined }
  | { type: 'changed'; record: Inspection; become: (draft: InspectionDraft) => InspectionDraft }
  | { type: 'unstorable' }
  | { type: 'sending' }
  | { type: 'photoSent'; photo: DraftPhoto; file: number }
  | { type: 'sent'; draft: InspectionDraft; saved: Inspection }
  | { type: 'merged'; areas: InspectedArea[]; saved: Inspection }
  | { type: 'conflicted'; theirs: Inspection }
  | { type: 'queued'; record: Inspection; step: DraftStep }
  | { type: 'unqueued'; key: string }
  | { type: 'stepSent'; step: DraftStep; saved: Inspection }
  | { type: 'resolved'; areas: InspectedArea[] }
  | { type: 'failed'; problem: string | undefined }
  | { type: 'discarded' };

export const nothingFound: DraftState = {
  ...{ draft: undefined, problem: undefined, theirs: undefined },
  status: 'saved',
  isRead: false,
};

const nothingYet = (record: Inspection): InspectionDraft => ({
  ...{ number: record.number, base: baseOf(record), areas: record.areas },
  ...{ photos: [], steps: [] },
});

/** Whether the server has all of it. */
export const isSent = ({ areas, base, photos, steps = [] }: InspectionDraft): boolean =>
  photos.length === 0 && steps.length === 0 && JSON.stringify(areas) === JSON.stringify(base.areas);

const withSteps = (state: DraftState, draft: InspectionDraft, status: DraftStatus): DraftState =>
  isSent(draft) ? { ...state, draft: undefined, status: 'saved' } : { ...state, draft, status };

const baseOf = ({ version, areas }: Inspection) => ({ version, areas });

const withFiles = (areas: readonly InspectedArea[], become: (files: number[]) => number[]) =>
  areas.map((area) => ({
    ...area,
    items: area.items.map((item) => ({ ...item, files: become(item.files) })),
  }));

/** What becomes of an inspection that is filled in, whatever the order of answers and changes. */
export function draftReducer(state: DraftState, event: DraftEvent): DraftState {
  const { draft } = state;
  switch (event.type) {
    case 'read': {
      // What was changed meanwhile is newer.
      const isNew = event.stored !== undefined && !draft;
      return { ...state, isRead: true, ...(isNew && { draft: event.stored, status: 'kept' as const }) };
    }
    case 'changed': {
      const before = draft ?? nothingYet(event.record);
      const status = state.status === 'saved' ? 'kept' : state.status;
      return { ...state, draft: event.become(before), status };
    }
    case 'unstorable':
      return { ...state, problem: 'This browser stores nothing. Save before you close the page.' };
    case 'sending':
      return { ...state, status: 'sending', problem: undefined };
    case 'photoSent':
      return { ...state, draft: draft && withSentPhoto(draft, event.photo, event.file) };
    case 'sent': {
      // Something may have been found while it was on its way.
      const { saved } = event;
      if (draft && draft === event.draft)
        return withSteps(state, { ...draft, areas: saved.areas, base: baseOf(saved) }, state.status);
      const left = draft;
      return {
        ...state,
        draft: left && { ...left, base: baseOf(saved) },
        status: left ? 'kept' : 'saved',
      };
    }
    case 'queued': {
      const before = draft ?? nothingYet(event.record);
      return {
        ...state,
        draft: { ...before, steps: [...(before.steps ?? []), event.step] },
        status: state.status === 'saved' ? 'kept' : state.status,
        problem: undefined,
      };
    }
    case 'unqueued': {
      if (!draft) return state;
      const steps = draft.steps ?? [];
      const at = steps.findIndex(({ key }) => key === event.key);
      // Who signs what is not complete?
      const left = steps.filter((_, place) => (steps[at]?.verb === 'complete' ? place < at : place !== at));
      return withSteps({ ...state, problem: undefined }, { ...draft, steps: left }, state.status);
    }
    case 'stepSent': {
      if (!draft) return state;
      const steps = (draft.steps ?? []).filter(({ key }) => key !== event.step.key);
      const { saved } = event;
      return withSteps(state, { ...draft, steps, areas: saved.areas, base: baseOf(saved) }, state.status);
    }
    case 'merged':
      return { ...state, draft: draft && { ...draft, areas: event.areas, base: baseOf(event.saved) } };
    case 'conflicted':
      return { ...state, theirs: event.theirs, status: 'conflict' };
    case 'resolved': {
      if (!draft || !state.theirs) return state;
      return {
        ...state,
        theirs: undefined,
        draft: { ...draft, areas: event.areas, base: baseOf(state.theirs) },
      };
    }
    case 'failed':
      return { ...state, status: 'kept', problem: event.problem };
    case 'discarded':
      return { ...state, draft: undefined, theirs: undefined, status: 'saved' };
  }
}

/** The number of the file stands where that of the photo on this device stood; one that was discarded meanwhile has no place. */
function withSentPhoto(draft: InspectionDraft, photo: DraftPhoto, file: number): InspectionDraft {
  if (!draft.photos.some(({ key }) => key === photo.key)) return draft;
  return {
    ...draft,
    areas: withFiles(draft.areas, (files) => files.map((each) => (each === photo.id ? file : each))),
    photos: draft.photos.filter(({ key }) => key !== photo.key),
  };
}

/** Photos that are not sent yet have numbers below zero. */
export function withPhotos(
  draft: InspectionDraft,
  photos: readonly Omit<DraftPhoto, 'id'>[],
  place: (areas: InspectedArea[], added: number[]) => InspectedArea[],
): InspectionDraft {
  const lowest = Math.min(0, ...draft.photos.map(({ id }) => id));
  const added = photos.map((photo, at): DraftPhoto => ({ ...photo, id: lowest - 1 - at }));
  const ids = added.map(({ id }) => id);
  return { ...draft, photos: [...draft.photos, ...added], areas: place(draft.areas, ids) };
}

export const withoutPhoto = (draft: InspectionDraft, photo: number): InspectionDraft => ({
  ...draft,
  photos: draft.photos.filter(({ id }) => id !== photo),
  areas: withFiles(draft.areas, (files) => files.filter((file) => file !== photo)),
});
