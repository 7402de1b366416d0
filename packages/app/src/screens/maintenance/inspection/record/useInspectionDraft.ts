import type { InspectedArea, Inspection } from '@rentsafe/domain/inspection';
import { newIdempotencyKey } from '@rentsafe/ui/Submission';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { DraftStep, InspectionDraft } from '../../../../calls/inspectionDrafts';
import { inspectionQuery } from '../../../../calls/inspections';
import { useLogin } from '../../../../login/useLogin';
import { useOnline } from '../../../../offline/useOnline';
import { withoutPhoto, withPhotos } from './draftState';
import { sendDraft } from './sendDraft';
import { useDraftStore } from './useDraftStore';
import { withQueued } from './withQueued';

const bytesOf = async (file: File) => ({
  ...{ name: file.name, type: file.type, key: newIdempotencyKey() },
  bytes: await file.arrayBuffer(),
});

/**
 * What is found in a planned inspection. Each change is stored on this device at once; it is sent on request, when the connection is
 * back, and when the page is opened again. Nothing changes before the record has come.
 */
export function useInspectionDraft(id: number, record: Inspection | undefined) {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const { state, store } = useDraftStore(useLogin()?.username ?? '', id);
  const { draft, isRead, theirs } = state;
  const isSending = useRef(false);

  const change = (become: (draft: InspectionDraft) => InspectionDraft) => {
    if (record) void store.dispatch({ type: 'changed', record, become });
  };
  /** Returns whether all there is is on the server. */
  const send = async (): Promise<boolean> => {
    if (isSending.current) return store.current().draft === undefined;
    isSending.current = true;
    try {
      return await sendDraft({ id, queryClient, store });
    } finally {
      isSending.current = false;
    }
  };
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (isOnline && isRead) void sendNow();
  }, [isOnline, isRead]);

  return {
    ...{ status: state.status, problem: state.problem, theirs, isOnline, isRead },
    areas: draft?.areas ?? record?.areas ?? [],
    photos: draft?.photos ?? [],
    base: draft?.base.areas ?? record?.areas ?? [],
    setAreas: (become: (areas: InspectedArea[]) => InspectedArea[]) =>
      change((before) => ({ ...before, areas: become(before.areas) })),
    addPhotos: async (
      files: readonly File[],
      place: (areas: InspectedArea[], added: number[]) => InspectedArea[],
    ) => {
      const photos = await Promise.all(files.map(bytesOf));
      change((before) => withPhotos(before, photos, place));
    },
    discardPhoto: (photo: number) => change((before) => withoutPhoto(before, photo)),
    /** Keeps what was decided of a conflict, and sends it. */
    resolve: async (areas: InspectedArea[]) => {
      if (!theirs || !store.current().draft) return;
      await store.dispatch({ type: 'resolved', areas });
      await send();
    },
    /** Gives up what this device has. */
    discard: async () => {
      await store.dispatch({ type: 'discarded' });
      await queryClient.invalidateQueries({ queryKey: inspectionQuery(id).queryKey });
    },
    send,
    /** What the inspection is once all of it is sent. */
    become: (read: Inspection) => withQueued(read, draft),
    steps: draft?.steps ?? [],
    /** Keeps a step until it can be sent. */
    queue: async (step: DraftStep) => {
      if (record) await store.dispatch({ type: 'queued', record, step });
    },
    undo: (key: string) => store.dispatch({ type: 'unqueued', key }),
  };
}

export type DraftedInspection = ReturnType<typeof useInspectionDraft>;
