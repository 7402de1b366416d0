import { useEffect, useSyncExternalStore } from 'react';
import type { RecordKind } from '../api/history';
import { onLoginChange, readLogin } from '../login/storedLogin';

/** A person or company whose report or page was open. */
export interface RecentRecord {
  about: 'individual' | 'company';
  id: number;
  name: string;
}

/** Personal data: in memory alone, newest first, and only while the person who looked is signed in. */
let records: readonly RecentRecord[] = [];
let owner: string | undefined;
const MOST = 6;
const listeners = new Set<() => void>();

function keep(next: readonly RecentRecord[]) {
  records = next;
  for (const listener of listeners) listener();
}

onLoginChange(() => {
  if (readLogin()?.username !== owner && records.length > 0) keep([]);
});

export const recentRecords = (): readonly RecentRecord[] => records;

export function rememberRecord(record: RecentRecord): void {
  owner = readLogin()?.username;
  if (owner === undefined) return;
  const others = records.filter(({ about, id }) => about !== record.about || id !== record.id);
  keep([record, ...others].slice(0, MOST));
}

/** Remembers the record that is shown; a branch is found by its company. */
export function useRemembered(about: RecordKind, { id, name }: Omit<RecentRecord, 'about'>): void {
  useEffect(() => {
    if (about !== 'branch') rememberRecord({ about, id, name });
  }, [about, id, name]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useRecentRecords = () => useSyncExternalStore(subscribe, recentRecords);
