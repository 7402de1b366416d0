import type { InspectedArea } from '@rentsafe/domain/inspection';
import { createStore, del, entries, get, set } from 'idb-keyval';

/** A photo that is not on the server yet. */
export interface DraftPhoto {
  /** Stands for its file in the areas until there is one: below 0. */
  id: number;
  name: string;
  type: string;
  /** Not a Blob: a browser may lose the file behind it. */
  bytes: ArrayBuffer;
  /** With it the server stores the photo once, however often it is sent. */
  key: string;
}

/** What was found and is not on the server yet, as this device stores it. */
export interface InspectionDraft {
  number: string;
  /** What was read before it was changed. */
  base: { version: number; areas: InspectedArea[] };
  areas: InspectedArea[];
  photos: DraftPhoto[];
}

const store = () => createStore('rentsafe-inspections', 'drafts');

const keyOf = (username: string, id: number) => `${username} ${id}`;

/** Rejects where the browser stores nothing, in a private window for instance. */
export const readDraft = (username: string, id: number): Promise<InspectionDraft | undefined> =>
  get(keyOf(username, id), store());

export const writeDraft = (username: string, id: number, draft: InspectionDraft): Promise<void> =>
  set(keyOf(username, id), draft, store());

export const removeDraft = (username: string, id: number): Promise<void> => del(keyOf(username, id), store());

/** The inspections of a user that this device has not sent. */
export async function unsentInspections(username: string): Promise<{ id: number; number: string }[]> {
  const all = await entries<string, InspectionDraft>(store());
  return all.flatMap(([key, { number }]) => {
    const at = key.lastIndexOf(' ');
    return key.slice(0, at) === username ? [{ id: Number(key.slice(at + 1)), number }] : [];
  });
}
