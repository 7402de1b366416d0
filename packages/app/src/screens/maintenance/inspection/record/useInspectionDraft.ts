import { type InspectedArea, type Inspection, inspectionSteps } from '@rentsafe/domain/inspection';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, errorSentence } from '../../../../calls/ApiError';
import { request } from '../../../../calls/client';
import { attachFile, showAttached } from '../../../../calls/files';
import { newIdempotencyKey } from '../../../../calls/idempotencyKey';
import {
  type DraftPhoto,
  type InspectionDraft,
  readDraft,
  removeDraft,
  writeDraft,
} from '../../../../calls/inspectionDrafts';
import { inspectionQuery, showInspectionChange } from '../../../../calls/inspections';
import { useLogin } from '../../../../login/useLogin';
import { useOnline } from '../../../../offline/useOnline';
import { mergeAreas, unsavedItems } from './mergeAreas';

/** How far what was found is: on the server, on this device alone, on its way; or somebody else saved something different. */
export type DraftStatus = 'saved' | 'kept' | 'sending' | 'conflict';

const withFile = (areas: readonly InspectedArea[], from: number, to: number): InspectedArea[] =>
  areas.map((area) => ({
    ...area,
    items: area.items.map((item) => ({
      ...item,
      files: item.files.map((file) => (file === from ? to : file)),
    })),
  }));

const isOffline = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');

/**
 * What is found in a planned inspection. Each change is stored on this device at once; it is sent on request, when the connection is
 * back, and when the page is opened again. Nothing changes before the record has come.
 */
export function useInspectionDraft(id: number, record: Inspection | undefined) {
  const queryClient = useQueryClient();
  const username = useLogin()?.username ?? '';
  const isOnline = useOnline();
  const [draft, setDraft] = useState<InspectionDraft>();
  const [isRead, setIsRead] = useState(false);
  const [status, setStatus] = useState<DraftStatus>('saved');
  const [problem, setProblem] = useState<string>();
  const [theirs, setTheirs] = useState<Inspection>();
  // What is sent is what is there by then, not what was there when it was drawn.
  const latest = useRef<InspectionDraft>(undefined);
  const isSending = useRef(false);

  const keep = (next: InspectionDraft) => {
    latest.current = next;
    setDraft(next);
    writeDraft(username, id, next).catch((error: unknown) => {
      console.error('The inspection could not be stored on this device', error);
      setProblem('This browser stores nothing. Save before you close the page.');
    });
  };

  const forget = async () => {
    latest.current = undefined;
    setDraft(undefined);
    await removeDraft(username, id);
  };

  const change = (become: (draft: InspectionDraft) => InspectionDraft) => {
    if (!record) return;
    const { number, version, areas } = record;
    keep(become(latest.current ?? { number, base: { version, areas }, areas, photos: [] }));
    setStatus((before) => (before === 'saved' ? 'kept' : before));
  };

  const sendPhotos = async () => {
    const subject = { type: 'inspection', id } as const;
    // While one is on its way others are taken, or discarded.
    for (let photo = latest.current?.photos[0]; photo; photo = latest.current?.photos[0]) {
      const { id: local, name, type, bytes, key } = photo;
      const file = await attachFile(subject, { name, key, bytes: new Blob([bytes], { type }) });
      showAttached(queryClient, subject, file);
      const now = latest.current;
      if (!now) return;
      if (!now.photos.some((waiting) => waiting.key === key)) continue;
      keep({
        ...now,
        areas: withFile(now.areas, local, file.id),
        photos: now.photos.filter((waiting) => waiting.key !== key),
      });
    }
  };

  const attempt = async (): Promise<Inspection | undefined> => {
    await sendPhotos();
    const sent = latest.current;
    if (!sent) return undefined;
    const body = { areas: sent.areas, version: sent.base.version };
    const saved = await request(inspectionSteps.calls.edit, { ids: { id }, body });
    showInspectionChange(queryClient, saved);
    if (latest.current === sent) {
      await forget();
    } else if (latest.current) {
      // Something was found while it was on its way.
      keep({ ...latest.current, base: { version: saved.version, areas: saved.areas } });
    }
    return saved;
  };

  /** What somebody else saved meanwhile is merged with it; what both changed is shown. */
  const meet = async (): Promise<Inspection | undefined> => {
    const now = await queryClient.fetchQuery({ ...inspectionQuery(id), staleTime: 0 });
    const mine = latest.current;
    if (!mine) return undefined;
    if (now.state !== 'planned' && unsavedItems(mine.base.areas, mine.areas, now.areas).length === 0) {
      await forget();
      return now;
    }
    const { areas, conflicts } = mergeAreas(mine.base.areas, mine.areas, now.areas);
    if (conflicts.length > 0 || now.state !== 'planned') {
      setTheirs(now);
      setStatus('conflict');
      return undefined;
    }
    keep({ ...mine, areas, base: { version: now.version, areas: now.areas } });
    return attempt();
  };

  /** Sends what there is. Returns whether all of it is on the server. */
  const send = async (): Promise<boolean> => {
    if (!latest.current) return true;
    if (isSending.current) return false;
    isSending.current = true;
    setStatus('sending');
    setProblem(undefined);
    try {
      const saved = await attempt().catch((error: unknown) => {
        if (error instanceof ApiError && error.kind === 'conflict') return meet();
        throw error;
      });
      if (saved) setStatus(latest.current ? 'kept' : 'saved');
      return saved !== undefined && latest.current === undefined;
    } catch (error) {
      console.error('Failed to save inspection', error);
      setStatus('kept');
      if (!isOffline(error)) setProblem(errorSentence(error));
      return false;
    } finally {
      isSending.current = false;
    }
  };

  useEffect(() => {
    let isThere = true;
    readDraft(username, id)
      .then((stored) => {
        if (!isThere || !stored || latest.current) return;
        latest.current = stored;
        setDraft(stored);
        setStatus('kept');
      })
      .catch((error: unknown) => console.error('The device could not be read', error))
      .finally(() => isThere && setIsRead(true));
    return () => {
      isThere = false;
    };
  }, [username, id]);

  const sendNow = useRef(send);
  sendNow.current = send;
  useEffect(() => {
    if (isOnline && isRead) void sendNow.current();
  }, [isOnline, isRead]);

  return {
    areas: draft?.areas ?? record?.areas ?? [],
    photos: draft?.photos ?? [],
    status,
    problem,
    isOnline,
    /** False until it is known whether this device has something that was not sent. */
    isRead,
    theirs,
    base: draft?.base.areas ?? record?.areas ?? [],
    setAreas: (become: (areas: InspectedArea[]) => InspectedArea[]) =>
      change((before) => ({ ...before, areas: become(before.areas) })),
    addPhotos: async (
      files: readonly File[],
      place: (areas: InspectedArea[], added: number[]) => InspectedArea[],
    ) => {
      const read = await Promise.all(
        files.map(async ({ name, type }, at) => ({
          ...{ name, type, key: newIdempotencyKey() },
          bytes: (await files[at]?.arrayBuffer()) ?? new ArrayBuffer(0),
        })),
      );
      change((before) => {
        const lowest = Math.min(0, ...before.photos.map((photo) => photo.id));
        const photos = read.map((photo, at): DraftPhoto => ({ ...photo, id: lowest - 1 - at }));
        return {
          ...before,
          photos: [...before.photos, ...photos],
          areas: place(
            before.areas,
            photos.map((photo) => photo.id),
          ),
        };
      });
    },
    discardPhoto: (photo: number) =>
      change((before) => ({
        ...before,
        photos: before.photos.filter((other) => other.id !== photo),
        areas: before.areas.map((area) => ({
          ...area,
          items: area.items.map((item) => ({ ...item, files: item.files.filter((file) => file !== photo) })),
        })),
      })),
    /** Keeps what was decided of a conflict, and sends it. */
    resolve: async (areas: InspectedArea[]) => {
      if (!theirs || !latest.current) return;
      keep({ ...latest.current, areas, base: { version: theirs.version, areas: theirs.areas } });
      setTheirs(undefined);
      await send();
    },
    /** Gives up what this device has. */
    discard: async () => {
      setTheirs(undefined);
      setStatus('saved');
      await forget();
      await queryClient.invalidateQueries({ queryKey: inspectionQuery(id).queryKey });
    },
    send,
  };
}

export type DraftedInspection = ReturnType<typeof useInspectionDraft>;
