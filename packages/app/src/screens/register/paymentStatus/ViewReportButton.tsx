import { OpeningButton } from '../../../overlays/OpeningButton';
import type { Opening } from '../../../overlays/useLazyDialog';

export interface ViewReportProps<Row> {
  report: Opening<Row>;
}

interface ViewReportButtonProps<Row extends { id: number }> extends ViewReportProps<Row> {
  row: Row;
  /** Whom the report is about. */
  name: string;
}

export function ViewReportButton<Row extends { id: number }>({
  row,
  name,
  report,
}: ViewReportButtonProps<Row>) {
  return (
    <OpeningButton
      variant="ghost"
      data-report-of={row.id}
      aria-label={`View report for ${name}`}
      pending={report.opening === row}
      trigger={report}
      subject={row}
    >
      View
    </OpeningButton>
  );
}
