import { useEffect, useEffectEvent, useState } from 'react';
import { type ListPlace, parameterOf, withoutPage } from '../lists/listPlace';
import type { ListPage } from '../lists/useListPage';
import type { ReportPlace } from './subject';

interface TurningSettings<Row> extends Pick<ListPage<Row>, 'list' | 'page' | 'status'> {
  place: ListPlace;
  search: URLSearchParams;
  go: (next: URLSearchParams) => void;
  /** Another row is turned to. */
  onRow: (row: Row) => void;
}

const none: readonly never[] = [];

/** From a row to its neighbours, those on the next and the previous page too. */
export function useTurning<Row extends { id: number }>(settings: TurningSettings<Row>) {
  const { place, list, page, status, search, go, onRow } = settings;
  const rows: readonly Row[] = page?.results ?? none;
  const isReady = status === 'ready';
  /** The page that is on its way, and which of its rows is shown then. */
  const [turn, setTurn] = useState<{ page: number; at: 0 | -1 }>();

  const onTurned = useEffectEvent(() => {
    if (!turn || turn.page !== list.page) return;
    setTurn(undefined);
    const row = rows.at(turn.at);
    if (row) onRow(row);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that arrives
  useEffect(() => {
    if (isReady) onTurned();
  }, [isReady, page]);

  function turnToPage(number: number, at: 0 | -1) {
    if (turn) return;
    setTurn({ page: number, at });
    const next = withoutPage(search, place);
    if (number > 1) next.set(parameterOf(place, 'page'), String(number));
    go(next);
  }

  function placeOf(row: Row): ReportPlace {
    const at = rows.indexOf(row);
    const to = (row: Row | undefined) => row && (() => onRow(row));
    return {
      number: at + 1,
      count: rows.length,
      onPrevious:
        at > 0 ? to(rows[at - 1]) : page?.previous ? () => turnToPage(list.page - 1, -1) : undefined,
      onNext: to(rows[at + 1]) ?? (page?.next ? () => turnToPage(list.page + 1, 0) : undefined),
      button: () => document.querySelector<HTMLElement>(`main [data-report-of="${row.id}"]`),
    };
  }

  return { placeOf, stop: () => setTurn(undefined) };
}
