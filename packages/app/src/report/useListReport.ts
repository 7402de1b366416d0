import { announce } from '@rentsafe/ui/Announcer';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ReportAbout } from '../calls/accessLog';
import { type ListPlace, parameterOf } from '../lists/listPlace';
import { dayOf, reportOf, withDay, withReport } from '../lists/reportAddress';
import type { ListPage } from '../lists/useListPage';
import type { Opening } from '../overlays/useLazyDialog';
import type { ReportDay, ReportSubject } from './subject';
import { useReportOpening } from './useReportOpening';
import { useTurning } from './useTurning';

interface ReportList<Row> {
  about: ReportAbout;
  place: ListPlace;
  list: Pick<ListPage<Row>, 'list' | 'page' | 'status'>;
  /** Whom the report of a row is about. */
  subjectOf: (row: Row) => { id: number; name: string };
}

const none: readonly never[] = [];

/** Opens reports over a list, each by the address and with its neighbours, those on the next and the previous page too. */
export function useListReport<Row extends { id: number }>({
  about,
  place,
  list: { list, page, status },
  subjectOf,
}: ReportList<Row>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const id = reportOf(search, place);
  const { opened, open, trigger, onClose } = useReportOpening<number>(about);
  const rows: readonly Row[] = page?.results ?? none;
  /** The row that was chosen: two branches lead to the report on one company. */
  const [chosen, setChosen] = useState<number>();
  const onFailed = useEffectEvent((failed: number) => {
    if (failed === id) close();
  });
  const onAddress = useEffectEvent(async () => {
    if (id === undefined) onClose();
    else if (!(await open(id))) onFailed(id);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each report that the address names
  useEffect(() => void onAddress(), [id]);

  const { placeOf, stop } = useTurning({
    ...{ place, list, page, status, search, go },
    onRow: (row: Row) => {
      show(row);
      announce(`${subjectOf(row).name}, record ${rows.indexOf(row) + 1} of ${rows.length}`);
    },
  });

  const ofSubject = rows.filter((row) => subjectOf(row).id === id);
  const row = ofSubject.find((row) => row.id === chosen) ?? ofSubject[0];
  const asAtParameter = parameterOf(place, 'as_at');
  const day: ReportDay = {
    asAt: dayOf(search, asAtParameter),
    onAsAt: (asAt) => go(withDay(search, asAtParameter, asAt)),
  };
  const subject: ReportSubject | undefined =
    id === undefined
      ? undefined
      : { id, name: row && subjectOf(row).name, onClose: close, place: row && placeOf(row), day };
  const report: Opening<Row> = {
    opening: trigger.opening === undefined ? undefined : row,
    onOpen: show,
    onIntent: trigger.onIntent,
  };
  return { trigger: report, opened: opened && subject && { Dialog: opened.Dialog, subject } };

  /** Back leads to what came before the list, not through its reports and pages. */
  function go(next: URLSearchParams) {
    void navigate({ search: String(next) }, { replace: true, preventScrollReset: true });
  }

  function close() {
    stop();
    go(withReport(search, place, undefined));
  }

  function show(row: Row) {
    setChosen(row.id);
    go(withReport(search, place, subjectOf(row).id));
  }
}
