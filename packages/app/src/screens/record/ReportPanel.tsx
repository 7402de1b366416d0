import { today } from '@rentsafe/domain/date';
import { reportTitle } from '@rentsafe/domain/report';
import { Button } from '@rentsafe/ui/Button';
import { DateText } from '@rentsafe/ui/DateText';
import { ErrorState } from '@rentsafe/ui/ErrorState';
import { Heading } from '@rentsafe/ui/Heading';
import { Inline } from '@rentsafe/ui/Inline';
import { MessagesProvider } from '@rentsafe/ui/messages';
import { PrintButton, PrintFooter, PrintHeader } from '@rentsafe/ui/Print';
import { Spinner } from '@rentsafe/ui/Spinner';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { RefreshCw } from 'lucide-react';
import { useId, useRef } from 'react';
import { AsAtField } from '../../lists/AsAtField';
import { brand } from '../../page/brand';
import { showPrintProblem } from '../../page/printProblem';
import { useSingleKeys } from '../../page/singleKeys';
import { ReportClosing } from '../report/ReportClosing';
import { paperOf, type ReportFrameProps, reportMessages, type Sourced } from '../report/ReportFrame';
import * as styles from './ReportPanel.css';

type ReportPanelProps<Report> = Omit<ReportFrameProps<Report>, 'onClose' | 'place'>;

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
  } = props;
  const paper = useRef<HTMLDivElement>(null);
  const prefix = useId();
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
          </Inline>
        </Inline>
        <div ref={paper}>
          <PrintHeader title={printed.title} brand={brand.name} />
          <Stack gap="section">
            <Text tone="muted">
              Read on <DateText value={fetchedAt ?? null} withTime />
              {report.source && ` · ${report.source}`}
              {number && ` · Report number ${number}`}
            </Text>
            {sectionsOf(report, <AsAtField value={asAt || today()} onAsAt={onAsAt} />).map(
              ({ id, heading, content }) => (
                <section key={id} aria-labelledby={prefix + id}>
                  <Stack gap={3}>
                    <Heading level={3} id={prefix + id}>
                      {heading}
                    </Heading>
                    {content}
                  </Stack>
                </section>
              ),
            )}
            <PrintFooter user={username}>
              <ReportClosing accessLogHref={undefined} />
            </PrintFooter>
          </Stack>
        </div>
      </Stack>
    </MessagesProvider>
  );
}
