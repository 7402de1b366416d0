import { nothingSelected, type Selection } from '@rentsafe/ui/DataTableSelection';
import { useRef, useState } from 'react';
import type { ListState } from '../calls/listState';

/** Which records of a list are selected, on all its pages. Another search, or another filter, starts anew. */
export function useListSelection<Row>(
  { q, filters }: ListState,
  rows: readonly Row[],
  rowKey: (row: Row) => number,
) {
  const matches = JSON.stringify([q, filters]);
  const [chosen, setChosen] = useState({ matches, selection: nothingSelected });
  const known = useRef(new Map<number, Row>());
  return {
    selection: chosen.matches === matches ? chosen.selection : nothingSelected,
    onSelectionChange: ({ selection }: { selection: Selection }) => {
      for (const row of rows) known.current.set(rowKey(row), row);
      setChosen({ matches, selection });
    },
    rowOf: (key: number) => known.current.get(key),
  };
}
