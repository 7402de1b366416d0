import { announce } from '@rentsafe/ui/Announcer';
import type { ReportAbout } from '../../api/accessLog';
import type { ReportPlace } from './subject';
import { useReportOpening } from './useReportOpening';

interface ReportList<Row> {
  about: ReportAbout;
  /** The page of the list that is shown. */
  rows: readonly Row[] | undefined;
  nameOf: (row: Row) => string;
}

/** Opens reports from a list, each with its neighbours on the page. */
export function useListReport<Row extends { id: number }>({ about, rows = [], nameOf }: ReportList<Row>) {
  const { opened, ...opening } = useReportOpening<Row>(about);
  return { ...opening, opened: opened && { ...opened, place: placeOf(opened.subject.id) } };

  function placeOf(id: number): ReportPlace | undefined {
    const at = rows.findIndex((row) => row.id === id);
    if (at < 0) return undefined;
    const to = (place: number) => {
      const row = rows[place];
      if (!row) return undefined;
      return () => {
        opening.trigger.onOpen(row);
        announce(`${nameOf(row)}, record ${place + 1} of ${rows.length}`);
      };
    };
    return {
      number: at + 1,
      count: rows.length,
      onPrevious: to(at - 1),
      onNext: to(at + 1),
      button: () => document.querySelector<HTMLElement>(`main [data-report-of="${id}"]`),
    };
  }
}
