import { formatDateTime } from '@rentsafe/domain/date';
import { Callout } from '@rentsafe/ui/Callout';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { documentQuery } from '../../api/documents';
import { OpeningButton } from '../../overlays/OpeningButton';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import { day } from '../../page/day';
import { dotted } from '../../page/dotted';
import { leasePath, leasesPath } from '../../page/recordPaths';
import { StateBadge } from '../../page/StateBadge';
import { useMay } from '../../session/useMay';
import * as styles from '../communication/Message.css';
import { DocumentText } from '../leaseTemplates/DocumentText';
import { documentStateTexts } from '../leaseTemplates/documentTexts';
import { PaperButton, PaperSheet } from '../record/Paper';
import { RecordFrame } from '../record/RecordFrame';
import { Section } from '../record/Section';
import { useRecord } from '../record/useRecord';
import type { WithdrawDialogProps } from './WithdrawDialog';

const loadWithdraw = async () => (await import('./WithdrawDialog')).WithdrawDialog;

/** An issued document as it was issued, to print. */
export function LeaseDocumentScreen() {
  const { id, lease } = useParams();
  const may = useMay();
  const paper = useRef<HTMLDivElement>(null);
  const found = useRecord(documentQuery(Number(id)));
  const withdrawal = useLazyDialog<WithdrawDialogProps['document'], WithdrawDialogProps>(
    loadWithdraw,
    'The form could not be opened',
  );
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
          <PaperButton content={paper} title={record.number} head={head}>
            Print
          </PaperButton>
          {may('withdrawDocument') && !withdrawn && (
            <OpeningButton trigger={withdrawal.trigger} subject={record}>
              Withdraw…
            </OpeningButton>
          )}
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
          { term: 'Signed', description: signed && day(signed.on) },
          { term: 'SHA-256', description: <span className={styles.text}>{record.sha256}</span> },
        ]}
      />
      <PaperSheet content={paper} head={head}>
        <DocumentText content={record.content} />
      </PaperSheet>
      {withdrawal.opened && (
        <withdrawal.opened.Dialog document={withdrawal.opened.subject} onClose={withdrawal.onClose} />
      )}
    </RecordFrame>
  );
}
