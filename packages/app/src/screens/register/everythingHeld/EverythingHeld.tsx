import { today } from '@rentsafe/domain/date';
import type { PartyInput } from '@rentsafe/domain/party';
import { reportTitle } from '@rentsafe/domain/report';
import { formatDate } from '@rentsafe/format/date';
import type { BreadcrumbsProps } from '@rentsafe/ui/Breadcrumbs';
import { Heading } from '@rentsafe/ui/Heading';
import { MessagesProvider } from '@rentsafe/ui/messages';
import { PrintButton } from '@rentsafe/ui/Print';
import type { ReportSection } from '@rentsafe/ui/ReportDialog';
import { Stack } from '@rentsafe/ui/Stack';
import type { UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { recordAccess } from '../../../calls/accessLog';
import { everythingHeldQuery } from '../../../calls/everythingHeld';
import { useSingleKeys } from '../../../frame/singleKeys';
import { useLogin } from '../../../login/useLogin';
import { partyPath } from '../../../paths';
import { RecordFrame } from '../../../record/RecordFrame';
import { ReportPaper } from '../../../record/ReportPaper';
import { useRecord } from '../../../record/useRecord';
import { paperOf, reportMessages, type Sourced } from '../../../report/ReportFrame';
import { showPrintProblem } from '../../../text/printProblem';
import { HeldTables } from './HeldTables';

interface EverythingHeldProps<Record, Report, RecordKey, ReportKey> extends PartyInput {
  /** The list that leads to the record. */
  list: BreadcrumbsProps['items'][number];
  record: UseQueryOptions<Record, Error, Record, RecordKey & readonly unknown[]>;
  report: UseQueryOptions<Report, Error, Report, ReportKey & readonly unknown[]>;
  nameOf: (record: Record) => string;
  detailsOf: (record: Record) => ReactNode;
  sectionsOf: (report: Report) => readonly ReportSection[];
}

/** All that is held about a person or a company: for them, when they ask for it. */
export function EverythingHeld<Record, Report extends Sourced, RecordKey, ReportKey>({
  type,
  id,
  list,
  nameOf,
  detailsOf,
  sectionsOf,
  ...queries
}: EverythingHeldProps<Record, Report, RecordKey, ReportKey>) {
  const record = useRecord(queries.record);
  const report = useRecord(queries.report);
  // After the report: who reads it now is in it.
  const held = useRecord({ ...everythingHeldQuery({ type, id }), enabled: 'record' in report });
  const paper = useRef<HTMLDivElement>(null);
  const username = useLogin()?.username ?? '';
  const singleKeys = useSingleKeys();
  for (const found of [record, report, held])
    if ('absence' in found) return <RecordFrame kind={type} trail={[list]} {...found} />;
  if ('absence' in record || 'absence' in report || 'absence' in held) return null;
  const name = nameOf(record.record);
  const title = `Everything held about ${name} as at ${formatDate(today(), 'medium')}`;
  return (
    <RecordFrame
      kind={type}
      trail={[list, { label: name, href: partyPath({ type, id }) }]}
      name={`Everything held about ${name}`}
      actions={
        <PrintButton
          content={paper}
          documentTitle={title}
          runningHead={paperOf(name, report.record, undefined).runningHead}
          shortcut={singleKeys ? 'letter' : 'command'}
          onPrint={() => recordAccess(type, id, 'print')}
          onProblem={showPrintProblem}
        />
      }
    >
      <MessagesProvider messages={reportMessages}>
        <ReportPaper
          ref={paper}
          title={title}
          about={
            <Stack gap="section">
              {detailsOf(record.record)}
              <HeldTables about={type} id={id} held={held.record} />
              <Heading level={2}>{reportTitle(name, today())}</Heading>
            </Stack>
          }
          sections={sectionsOf(report.record)}
          username={username}
        />
      </MessagesProvider>
    </RecordFrame>
  );
}
