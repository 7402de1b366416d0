import { announce } from '@rentsafe/ui/Announcer';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ReportAbout } from '../../api/accessLog';
import { type ListPlace, withoutPage } from '../../lists/listUrl';
import type { ListPage } from '../../lists/useListPage';
import type { ReportPlace } from './subject';
import { useReportOpening } from './useReportOpening';

interface ReportList<Row> {
  about: ReportAbout;
  place: ListPlace;
  list: Pick<ListPage<Row>, 'list' | 'page' | 'status'>;
  nameOf: (row: Row) => string;
}

const none: readonly never[] = [];

/** Opens reports from a list, each with its neighbours, those on the next and the previous page too. */
export function useListReport<Row extends { id: number }>({
  about,
  place,
  list: { list, page, status },
  nameOf,
}: ReportList<Row>) {
  const { opened, trigger, onClose } = useReportOpening<Row>(about);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const rows: readonly Row[] = page?.results ?? none;
  const isReady = status === 'ready';
  /** The page that is on its way, and which of its rows is shown then. */
  const [turn, setTurn] = useState<{ page: number; at: 0 | -1 }>();

  const onTurned = useEffectEvent(() => {
    if (!turn || turn.page !== list.page) return;
    setTurn(undefined);
    const row = rows.at(turn.at);
    if (row) show(row);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that arrives
  useEffect(() => {
    if (isReady) onTurned();
  }, [isReady, page]);

  return {
    trigger,
    onClose: () => {
      setTurn(undefined);
      onClose();
    },
    opened: opened && { ...opened, place: placeOf(opened.subject.id) },
  };

  function show(row: Row) {
    trigger.onOpen(row);
    announce(`${nameOf(row)}, record ${rows.indexOf(row) + 1} of ${rows.length}`);
  }

  function turnTo(number: number, at: 0 | -1) {
    if (turn) return;
    setTurn({ page: number, at });
    const next = withoutPage(search, place);
    if (number > 1) next.set(`${place.name}_page`, String(number));
    // Back leads to what came before the list, not through its pages.
    void navigate({ search: String(next) }, { replace: true, preventScrollReset: true });
  }

  function placeOf(id: number): ReportPlace | undefined {
    const at = rows.findIndex((row) => row.id === id);
    if (at < 0) return undefined;
    const to = (row: Row | undefined) => row && (() => show(row));
    return {
      number: at + 1,
      count: rows.length,
      onPrevious: at > 0 ? to(rows[at - 1]) : page?.previous ? () => turnTo(list.page - 1, -1) : undefined,
      onNext: to(rows[at + 1]) ?? (page?.next ? () => turnTo(list.page + 1, 0) : undefined),
      button: () => document.querySelector<HTMLElement>(`main [data-report-of="${id}"]`),
    };
  }
}
