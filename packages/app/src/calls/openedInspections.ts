import type { Inspection } from '@rentsafe/domain/inspection';
import { clear, createStore, del, get, set } from 'idb-keyval';

// Of its own: what was read goes at sign-out, what was found and not sent stays.
const store = () => createStore('rentsafe-opened-inspections', 'inspections');

const keyOf = (username: string, id: number) => `${username} ${id}`;

/** An inspection as this device read it last. Rejects where the browser stores nothing. */
export const readOpened = async (username: string, id: number): Promise<Inspection | undefined> =>
  get(keyOf(username, id), store());

/** Remembers an inspection that is planned or to be signed, so that it opens without a connection; another is forgotten. */
export const rememberOpened = async (username: string, inspection: Inspection): Promise<void> =>
  inspection.state === 'planned' || inspection.state === 'done'
    ? set(keyOf(username, inspection.id), inspection, store())
    : del(keyOf(username, inspection.id), store());

/** Forgets all that was read, of every user. */
export const forgetOpened = async (): Promise<void> => clear(store());
