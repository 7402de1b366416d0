import { Button } from '@rentsafe/ui/Button';

/** Opening the report of a row. */
export interface ReportOpening<Row> {
  /** The row whose report is on its way. */
  opening: Row | undefined;
  onOpen: (row: Row) => void;
  /** Someone is about to open a report: time to load its code. */
  onIntent: () => void;
}

export interface ViewReportProps<Row> {
  report: ReportOpening<Row>;
}

interface ViewReportButtonProps<Row> extends ViewReportProps<Row> {
  row: Row;
  /** Whom the report is about. */
  name: string;
}

export function ViewReportButton<Row>({ row, name, report }: ViewReportButtonProps<Row>) {
  return (
    <Button
      aria-label={`View report for ${name}`}
      pending={report.opening === row}
      onPointerEnter={report.onIntent}
      onFocus={report.onIntent}
      onClick={() => report.onOpen(row)}
    >
      View
    </Button>
  );
}
