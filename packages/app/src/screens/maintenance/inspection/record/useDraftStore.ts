import { useEffect, useMemo, useRef, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from '../../../../calls/inspectionDrafts';
import { type DraftEvent, type DraftState, draftReducer, nothingFound } from './draftState';

export interface DraftStore {
  /** As it is now, not as it was drawn. */
  current: () => DraftState;
  /** Resolves once this device has what became of it. */
  dispatch: (event: DraftEvent) => Promise<void>;
}

/** What was found, on this device: each change is stored at once, and read when the page is opened again. */
export function useDraftStore(username: string, id: number): { state: DraftState; store: DraftStore } {
  const [state, setState] = useState(nothingFound);
  const latest = useRef(state);

  const store = useMemo((): DraftStore => {
    const apply = (event: DraftEvent) => {
      latest.current = draftReducer(latest.current, event);
      setState(latest.current);
    };
    const dispatch = async (event: DraftEvent) => {
      const before = latest.current.draft;
      apply(event);
      const { draft } = latest.current;
      if (draft === before || event.type === 'read') return;
      if (!draft) return removeDraft(username, id);
      writeDraft(username, id, draft).catch((error: unknown) => {
        console.error('The inspection could not be stored on this device', error);
        apply({ type: 'unstorable' });
      });
    };
    return { current: () => latest.current, dispatch };
  }, [username, id]);

  useEffect(() => {
    let isThere = true;
    const read = async () => {
      const stored = await readDraft(username, id).catch((error: unknown) => {
        console.error('The device could not be read', error);
        return undefined;
      });
      if (isThere) await store.dispatch({ type: 'read', stored });
    };
    void read();
    return () => {
      isThere = false;
    };
  }, [username, id, store]);

  return { state, store };
}
