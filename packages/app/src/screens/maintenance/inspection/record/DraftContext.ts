import { createContext, useContext } from 'react';
import type { DraftedInspection } from './useInspectionDraft';

/** What this device has of the inspection that the page shows, for its dialogs. */
export const DraftContext = createContext<DraftedInspection | null>(null);

export function useDraft(): DraftedInspection {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('There is no inspection around it.');
  return draft;
}
