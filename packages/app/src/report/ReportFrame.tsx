import { today } from '@rentsafe/domain/date';
import { reportTitle } from '@rentsafe/domain/report';
import type { PlainDate } from '@rentsafe/format/date';
import { joinParts } from '@rentsafe/format/text';
import { Button } from '@rentsafe/ui/Button';
import { Inline } from '@rentsafe/ui/Inline';
import { MessagesProvider } from '@rentsafe/ui/messages';
import { ReportDialog, type ReportSection, type ReportStatus } from '@rentsafe/ui/ReportDialog';
import { FileCheck } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Logo } from '../frame/Logo';
import { useSingleKeys } from '../frame/singleKeys';
import { AsAtField } from '../lists/AsAtField';
import { useCloseOnBack } from '../overlays/useCloseOnBack';
import { runningHead } from '../paper/PaperHead';
import { showPrintProblem } from '../text/printProblem';
import { renderLink } from '../text/renderLink';
import { ReportClosing } from './ReportClosing';
import type { ReportPlace } from './subject';
import { turnByArrows } from './turnByArrows';

export interface ReportViewProps<Report> {
  /** Who the report is about, as its row in the list says. */
  name: string;
  status: ReportStatus;
  /** There when `status` is ready or refreshing. */
  report: Report | undefined;
  /** The day at whose end the facts stand; '' for today. */
  asAt: PlainDate | '';
  onAsAt: (asAt: PlainDate | '') => void;
  /** What went wrong, in a sentence. */
  error: string | undefined;
  /** When the report was read. */
  fetchedAt: Date | undefined;
  /** By which this reading is found in the access log. */
  number: string | undefined;
  /** Who is signed in: stands on the paper. */
  username: string;
  onRefresh: () => void;
  /** Leads to who has read the report; not there for those who may not see it. */
  accessLogHref: string | undefined;
  /** Leads to where the report is issued, as at the same day. */
  issueHref: string;
  /** The print dialog is about to open. */
  onPrint: () => void;
  onClose: () => void;
  /** Where the record stands in the list that it was opened from. */
  place?: ReportPlace | undefined;
}

export interface ReportFrameProps<Report> extends ReportViewProps<Report> {
  /** `asAt` chooses the day; it is not printed. */
  sectionsOf: (report: Report, asAt: ReactNode) => readonly ReportSection[];
}

/** Where a report comes from, as every report states it. */
export interface Sourced {
  source?: string | null | undefined;
  as_at?: string | null | undefined;
  /** Of an individual. */
  identification_number?: string | null | undefined;
  /** Of a company. */
  registration_number?: string | null | undefined;
}

/** How a report is printed: with its day, which is that on which it was read, and on each sheet whom it is about. */
export const paperOf = (name: string, report: Sourced | undefined, day: Date | PlainDate | undefined) => ({
  title: reportTitle(name, day),
  runningHead: runningHead(
    joinParts([name, report?.identification_number ?? report?.registration_number], ' · '),
  ),
});

const minute = (moment: Date | string) => new Date(moment).toISOString().slice(0, 16);

export const reportMessages = { dataTable: { empty: 'No data held' } };

/** What the reports on individuals and on companies share. */
export function ReportFrame<Report extends Sourced>({
  name,
  error,
  fetchedAt,
  number,
  username,
  onRefresh,
  report,
  sectionsOf,
  accessLogHref,
  issueHref,
  place,
  asAt,
  onAsAt,
  onClose,
  ...rest
}: ReportFrameProps<Report>) {
  useCloseOnBack(onClose);
  const paper = paperOf(name, report, asAt || fetchedAt);
  const choices = (
    <Inline align="end" gap={3}>
      <AsAtField value={asAt || today()} onAsAt={onAsAt} />
      <Button asChild>
        {renderLink({
          href: issueHref,
          children: (
            <>
              <FileCheck aria-hidden="true" />
              Issue report…
            </>
          ),
        })}
      </Button>
    </Inline>
  );
  const isSameMoment = report?.as_at && fetchedAt && minute(report.as_at) === minute(fetchedAt);
  return (
    <MessagesProvider messages={reportMessages}>
      <ReportDialog
        {...rest}
        open
        onOpenChange={onClose}
        sections={report ? sectionsOf(report, choices) : []}
        title={reportTitle(name, asAt)}
        printTitle={paper.title}
        runningHead={paper.runningHead}
        printShortcut={useSingleKeys() ? 'letter' : 'command'}
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
          ...(report?.source && { source: report.source }),
          ...(fetchedAt && { fetchedAt }),
          ...(report?.as_at && !isSameMoment && { validAsOf: report.as_at }),
          ...(number && { number }),
        }}
        brand={<Logo />}
        user={username}
        closing={<ReportClosing accessLogHref={accessLogHref} />}
        onPrintProblem={showPrintProblem}
      />
    </MessagesProvider>
  );
}
