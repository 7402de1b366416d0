import type { InspectedArea, InspectionCompletion, InspectionSigning } from '@rentsafe/domain/inspection';
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

/** Completing and signing, which wait for the connection. With the key each is taken once, however often it is sent. */
export type DraftStep = { key: string; at: string } & (
  | { verb: 'complete'; body: InspectionCompletion }
  | { verb: 'sign'; body: InspectionSigning }
);

/** What was found and is not on the server yet, as this device stores it. */
export interface InspectionDraft {
  number: string;
  /** What was read before it was changed. */
  base: { version: number; areas: InspectedArea[] };
  areas: InspectedArea[];
  photos: DraftPhoto[];
  /** In the order in which they are taken; those of an earlier version of the app have none. */
  steps?: DraftStep[];
}

/** An inspection that this device has not sent, and what of it. */
export interface UnsentInspection {
  id: number;
  number: string;
  what: string[];
}

const store = () => createStore('rentsafe-inspections', 'drafts');

const keyOf = (username: string, id: number) => `${username} ${id}`;

/** Rejects where the browser stores nothing, in a private window for instance. */
export const readDraft = (username: string, id: number): Promise<InspectionDraft | undefined> =>
  get(keyOf(username, id), store());

export const writeDraft = (username: string, id: number, draft: InspectionDraft): Promise<void> =>
  set(keyOf(username, id), draft, store());

export const removeDraft = (username: string, id: number): Promise<void> => del(keyOf(username, id), store());

/** What waits: '2 photos', 'the signature of the tenant'. */
export function unsentOf({ areas, base, photos, steps = [] }: InspectionDraft): string[] {
  const count = photos.length;
  return [
    ...(JSON.stringify(areas) === JSON.stringify(base.areas) ? [] : ['conditions']),
    ...(count > 0 ? [count === 1 ? '1 photo' : `${count} photos`] : []),
    ...steps.map((step) =>
      step.verb === 'complete' ? 'the completion' : `the signature of the ${step.body.role}`,
    ),
  ];
}

/** The inspections of a user that this device has not sent. */
export async function unsentInspections(username: string): Promise<UnsentInspection[]> {
  const all = await entries<string, InspectionDraft>(store());
  return all.flatMap(([key, draft]) => {
    const at = key.lastIndexOf(' ');
    return key.slice(0, at) === username
      ? [{ id: Number(key.slice(at + 1)), number: draft.number, what: unsentOf(draft) }]
      : [];
  });
}
