import { useEffect, useSyncExternalStore } from 'react';
import type { RecordKind } from '../calls/history';
import { recents } from './recents';

/** A person or company whose report or page was open. */
export interface RecentRecord {
  about: 'individual' | 'company';
  id: number;
  name: string;
}

export const recentRecords = recents<RecentRecord>(6, ({ about, id }) => `${about} ${id}`);

/** Remembers the record that is shown, once its name is known: a person or a company, by which the others are found. */
export function useRemembered(about: RecordKind, { id, name }: { id: number; name: string | undefined }) {
  useEffect(() => {
    if (!name) return;
    if (about === 'individual' || about === 'company') recentRecords.remember({ about, id, name });
  }, [about, id, name]);
}

export const useRecentRecords = () => useSyncExternalStore(recentRecords.subscribe, recentRecords.read);
