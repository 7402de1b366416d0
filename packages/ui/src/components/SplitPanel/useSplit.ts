import { useState, useSyncExternalStore } from 'react';
import { type KeyStorage, keepText, readJson, textOf } from '../../internal/storage';
import { bounded } from './split';

export type SplitStorage = KeyStorage;

/** What is kept of the panels. */
interface Split {
  size: number;
  collapsed: boolean;
}

const never = () => () => {};

/** As it was stored, which may be by another version. */
function splitOf(text: string | null): Partial<Split> {
  const { size, collapsed } = (readJson(text) ?? {}) as Partial<Split>;
  return {
    ...(typeof size === 'number' && { size: bounded(size) }),
    ...(typeof collapsed === 'boolean' && { collapsed }),
  };
}

/** How the user has divided the panels; kept under `name` where there is a storage. */
export function useSplit(first: Split, name: string | undefined, storage: SplitStorage | undefined) {
  const key = `split.${name}`;
  const [own, setOwn] = useState<Partial<Split>>({});
  const kept = useSyncExternalStore(
    never,
    () => (name === undefined ? null : textOf(storage, key)),
    () => null,
  );
  const split: Split = { ...first, ...splitOf(kept), ...own };
  const change = (next: Partial<Split>) => {
    const changed = { ...split, ...next };
    setOwn(changed);
    if (name !== undefined) keepText(storage, key, JSON.stringify(changed));
  };
  return [split, change] as const;
}
