import { reportTitle } from '@rentsafe/domain/report';
import { MessagesProvider } from '@rentsafe/ui/messages';
import { ReportDialog, type ReportSection, type ReportStatus } from '@rentsafe/ui/ReportDialog';
import type { KeyboardEvent } from 'react';
import { useCloseOnBack } from '../../overlays/useCloseOnBack';
import { brand } from '../../page/brand';
import { showPrintProblem } from '../../page/printProblem';
import { ReportClosing } from './ReportClosing';
import type { ReportPlace } from './subject';
import { turnByArrows } from './turnByArrows';

export interface ReportViewProps<Report> {
  /** Who the report is about, as its row in the list says. */
  name: string;
  status: ReportStatus;
  /** There when `status` is ready or refreshing. */
  report: Report | undefined;
  /** What went wrong, in a sentence. */
  error: string | undefined;
  /** When the report was read. */
  fetchedAt: Date | undefined;
  /** Who is signed in: stands on the paper. */
  username: string;
  onRefresh: () => void;
  /** Leads to who has read the report; not there for those who may not see it. */
  accessLogHref: string | undefined;
  /** The print dialog is about to open. */
  onPrint: () => void;
  onClose: () => void;
  /** Where the record stands in the list that it was opened from. */
  place?: ReportPlace | undefined;
}

interface ReportFrameProps extends Omit<ReportViewProps<unknown>, 'report'> {
  sections: readonly ReportSection[];
  source: string | null | undefined;
  asAt: string | null | undefined;
}

const words = { dataTable: { empty: 'No data held' } };

/** What the reports on individuals and on companies share. */
export function ReportFrame({
  name,
  error,
  fetchedAt,
  username,
  onRefresh,
  source,
  asAt,
  accessLogHref,
  place,
  ...rest
}: ReportFrameProps) {
  useCloseOnBack(rest.onClose);
  return (
    <MessagesProvider messages={words}>
      <ReportDialog
        {...rest}
        open
        title={reportTitle(name)}
        error={{ help: error }}
        onRetry={onRefresh}
        onRefresh={onRefresh}
        {...(place && {
          description: `Record ${place.number} of ${place.count} on this page of the list`,
          onPrevious: place.onPrevious,
          onNext: place.onNext,
          finalFocus: place.button,
          onKeyDown: (event: KeyboardEvent) => turnByArrows(event, place),
        })}
        provenance={{
          ...(source && { source }),
          ...(fetchedAt && { fetchedAt }),
          ...(asAt && { validAsOf: asAt }),
        }}
        brand={brand.name}
        user={username}
        closing={<ReportClosing accessLogHref={accessLogHref} />}
        onPrintProblem={showPrintProblem}
      />
    </MessagesProvider>
  );
}
