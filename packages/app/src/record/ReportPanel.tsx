import { today } from '@rentsafe/domain/date';
import type { PartyInput } from '@rentsafe/domain/party';
import { reportTitle } from '@rentsafe/domain/report';
import { Button } from '@rentsafe/ui/Button';
import { DateText } from '@rentsafe/ui/DateText';
import { ErrorState } from '@rentsafe/ui/ErrorState';
import { Heading } from '@rentsafe/ui/Heading';
import { Inline } from '@rentsafe/ui/Inline';
import { MessagesProvider } from '@rentsafe/ui/messages';
import { PrintButton } from '@rentsafe/ui/Print';
import { Spinner } from '@rentsafe/ui/Spinner';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { useSingleKeys } from '../frame/singleKeys';
import { AsAtField } from '../lists/AsAtField';
import { paperOf, type ReportFrameProps, reportMessages, type Sourced } from '../report/ReportFrame';
import { showPrintProblem } from '../text/printProblem';
import * as styles from './ReportPanel.css';
import { ReportPaper } from './ReportPaper';
import { useIssue } from './useIssue';

interface ReportPanelProps<Report> extends Omit<ReportFrameProps<Report>, 'onClose' | 'place' | 'issueHref'> {
  party: PartyInput;
}

/** The report on a record, in its page. */
export function ReportPanel<Report extends Sourced>(props: ReportPanelProps<Report>) {
  const {
    name,
    status,
    report,
    error,
    fetchedAt,
    username,
    onRefresh,
    onPrint,
    sectionsOf,
    number,
    asAt,
    onAsAt,
    party,
  } = props;
  const issue = useIssue({ party, name, asAt });
  const paper = useRef<HTMLDivElement>(null);
  const title = reportTitle(name, asAt);
  const printed = paperOf(name, report, asAt || fetchedAt);
  const singleKeys = useSingleKeys();
  if (!report) {
    if (status === 'loading') return <Spinner label="Loading report" />;
    return (
      <ErrorState title="The report could not be loaded" onRetry={onRefresh}>
        {error}
      </ErrorState>
    );
  }
  return (
    <MessagesProvider messages={reportMessages}>
      <Stack gap={4}>
        <Inline justify="between" gap={2} className={styles.head}>
          <Heading level={2}>{title}</Heading>
          <Inline gap={2}>
            <Button pending={status === 'refreshing'} onClick={onRefresh}>
              <RefreshCw aria-hidden="true" />
              Refresh
            </Button>
            <PrintButton
              content={paper}
              documentTitle={printed.title}
              runningHead={printed.runningHead}
              shortcut={singleKeys ? 'letter' : 'command'}
              onPrint={onPrint}
              onProblem={showPrintProblem}
            />
            {issue.button}
          </Inline>
        </Inline>
        <ReportPaper
          ref={paper}
          title={printed.title}
          about={
            <Text tone="muted">
              Read on <DateText value={fetchedAt ?? null} withTime />
              {report.source && ` · ${report.source}`}
              {number && ` · Report number ${number}`}
            </Text>
          }
          sections={sectionsOf(report, <AsAtField value={asAt || today()} onAsAt={onAsAt} />)}
          username={username}
        />
      </Stack>
      {issue.dialog}
    </MessagesProvider>
  );
}
