import type { LeaseDocument } from '@rentsafe/domain/document';
import { type Lease, leaseNotOver } from '@rentsafe/domain/lease';
import { formatDateTime } from '@rentsafe/format/date';
import type { Column } from '@rentsafe/ui/DataTable';
import { useMemo } from 'react';
import { documentsOf } from '../../../calls/documents';
import { CreateButton } from '../../../lists/CreateButton';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { documentPath } from '../../../paths';
import { SettingList } from '../../../record/SettingList';
import { useMay } from '../../../session/useMay';
import { RecordLink } from '../../../text/RecordLink';
import { StateBadge } from '../../../text/StateBadge';
import { documentStateTexts } from '../documentTemplate/list/documentTexts';

const place = { name: 'documents', tab: 'documents' };

const columns: Column<LeaseDocument>[] = [
  {
    id: 'number',
    header: 'Document',
    kind: 'reference',
    cell: ({ id, number, lease }) => <RecordLink href={documentPath(lease.id, id)}>{number}</RecordLink>,
    rowHeader: true,
  },
  {
    id: 'template',
    header: 'Template',
    cell: ({ template, revision }) => `${template.name}, revision ${revision}`,
  },
  { id: 'issued', header: 'Issued', kind: 'date', cell: ({ issued_at }) => formatDateTime(issued_at) },
  {
    id: 'state',
    header: 'State',
    kind: 'state',
    cell: ({ state }) => <StateBadge {...documentStateTexts[state]} />,
  },
];

const load = async () => (await import('./IssueDialog')).IssueDialog;

/** What was issued for a lease. */
export function LeaseDocuments({ lease }: { lease: Lease }) {
  const may = useMay();
  const queries = useMemo(() => documentsOf(lease), [lease]);
  const { trigger, opened, onClose } = useLazyDialog<string, { lease: Lease; onClose: () => void }>(
    load,
    'The form could not be opened',
  );
  const canIssue = may('issueDocument') && leaseNotOver.includes(lease.state);
  return (
    <>
      <SettingList
        place={place}
        queries={queries}
        records="documents"
        columns={columns}
        action={canIssue && <CreateButton label="Issue Document" creation={trigger} />}
        emptyHelp="No documents yet. Documents are created from a template and keep their text."
      />
      {opened && <opened.Dialog lease={lease} onClose={onClose} />}
    </>
  );
}
