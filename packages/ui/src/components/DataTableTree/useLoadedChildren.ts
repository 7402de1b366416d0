import { useEffect, useRef, useState } from 'react';
import type { RowKey } from '../../internal/table/columns';

export type Load<Row> = { state: 'loading' | 'failed' } | { state: 'ready'; rows: readonly Row[] };

interface Loader<Row> {
  load: ((row: Row) => Promise<readonly Row[]>) | undefined;
  rowKey: (row: Row) => RowKey;
  onLoaded: (row: Row, count: number) => void;
  onFailed: (row: Row) => void;
}

/** The rows that open rows hold, asked for once each; a failed one again on request. */
export function useLoadedChildren<Row>({ load, rowKey, onLoaded, onFailed }: Loader<Row>) {
  const [loads, setLoads] = useState<ReadonlyMap<RowKey, Load<Row>>>(new Map());
  const asked = useRef(new Set<RowKey>());

  const ask = async (row: Row) => {
    if (!load) return;
    const key = rowKey(row);
    asked.current.add(key);
    const set = (next: Load<Row>) => setLoads((before) => new Map(before).set(key, next));
    set({ state: 'loading' });
    try {
      const rows = await load(row);
      set({ state: 'ready', rows });
      onLoaded(row, rows.length);
    } catch {
      set({ state: 'failed' });
      onFailed(row);
    }
  };
  return { loads, ask, wasAsked: (row: Row) => asked.current.has(rowKey(row)) };
}

/** Asks for what is open and not here yet. */
export function useAsking<Row>(
  open: Iterable<Row>,
  { ask, wasAsked }: { ask: (row: Row) => Promise<void>; wasAsked: (row: Row) => boolean },
) {
  useEffect(() => {
    for (const row of open) if (!wasAsked(row)) void ask(row);
  });
}
