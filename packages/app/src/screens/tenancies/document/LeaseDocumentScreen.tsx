import { formatDateTime, type PlainDate } from '@rentsafe/format/date';
import { Callout } from '@rentsafe/ui/Callout';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { documentQuery } from '../../../calls/documents';
import { filesQuery } from '../../../calls/files';
import { RecordFiles } from '../../../files/RecordFiles';
import { leasePath, leasesPath } from '../../../paths';
import { PaperButton, PaperSheet } from '../../../record/Paper';
import { RecordFrame } from '../../../record/RecordFrame';
import { Section } from '../../../record/Section';
import { StepActions } from '../../../record/StepActions';
import { useRecord } from '../../../record/useRecord';
import { day } from '../../../text/day';
import { dotted } from '../../../text/dotted';
import * as styles from '../../../text/letter.css';
import { StateBadge } from '../../../text/StateBadge';
import { DocumentText } from '../documentTemplate/list/DocumentText';
import { documentStateTexts } from '../documentTemplate/list/documentTexts';
import { documentKind } from './documentKind';

/** An issued document as it was issued, to print; signed with its scan. */
export function LeaseDocumentScreen() {
  const { id, lease } = useParams();
  const paper = useRef<HTMLDivElement>(null);
  const found = useRecord(documentQuery(Number(id)));
  const number = 'record' in found ? found.record.lease.number : 'Lease';
  const frame = {
    kind: 'document',
    trail: [
      { label: 'Leases', href: leasesPath },
      { label: number, href: `${leasePath(Number(lease))}?tab=documents` },
    ],
  } as const;
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  const { signed, withdrawn } = record;
  const head = `${record.number} · ${record.template.name} · ${record.lease.number}`;
  return (
    <RecordFrame
      {...frame}
      name={record.number}
      description={dotted(record.template.name, `Revision ${record.revision}`, record.lease.number)}
      actions={
        <>
          <StepActions kind={documentKind} record={record} />
          <PaperButton content={paper} client={record.client} title={record.number} head={head}>
            Print
          </PaperButton>
        </>
      }
    >
      {withdrawn && (
        <Callout tone="warning" title={`Withdrawn on ${formatDateTime(withdrawn.at)}`}>
          {withdrawn.reason}
        </Callout>
      )}
      <Section
        title="Document"
        items={[
          { term: 'State', description: <StateBadge {...documentStateTexts[record.state]} /> },
          {
            term: 'Issued',
            description: dotted(formatDateTime(record.issued_at), record.issued_by?.name ?? ''),
          },
          { term: 'Signed', description: signed && <Signed document={record.id} {...signed} /> },
          { term: 'SHA-256', description: <span className={styles.text}>{record.sha256}</span> },
        ]}
      />
      <PaperSheet content={paper} client={record.client} head={head}>
        <DocumentText content={record.content} />
      </PaperSheet>
      <RecordFiles subject={{ type: 'document', id: record.id }} name={record.number} isKept />
    </RecordFrame>
  );
}

/** When it was signed, and which of its files shows that. */
function Signed({ document: id, on, file }: { document: number; on: PlainDate; file: number }) {
  const { data: files } = useQuery(filesQuery({ type: 'document', id }));
  return dotted(day(on), files?.find((one) => one.id === file)?.name);
}
