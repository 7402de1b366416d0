import type { Dispute } from '@rentsafe/domain/dispute';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { disputeStateTexts, progressOf } from '../../../dispute/disputeTexts';
import type { FilesDialogProps } from '../../../dispute/FilesDialog';
import { OpeningButton } from '../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { disputesPath } from '../../../paths';
import { RecordLink } from '../../../text/RecordLink';
import { StateBadge } from '../../../text/StateBadge';

const columns: Column<Dispute>[] = [
  {
    id: 'number',
    header: 'Case Number',
    kind: 'reference',
    value: ({ number }) => number,
    cell: ({ number }) => <RecordLink href={disputesPath(number ?? '')}>{number}</RecordLink>,
    rowHeader: true,
  },
  { id: 'reason', header: 'Reason', cell: 'reason' },
  {
    id: 'state',
    header: 'State',
    kind: 'state',
    cell: ({ state }) => <StateBadge {...disputeStateTexts[state]} />,
  },
  {
    id: 'days_left',
    header: 'Days Left',
    kind: 'money',
    cell: ({ days_left }) => (days_left === null ? '' : String(days_left)),
  },
  { id: 'progress', header: 'Progress', cell: progressOf },
];
const features = [stackedRows()];
const loadFiles = async () => (await import('../../../dispute/FilesDialog')).FilesDialog;

/** The disputes of the report on the own company, with their files. */
export function OwnCases({ cases }: { cases: readonly Dispute[] }) {
  const table = useDataTable({ columns, rows: cases, rowKey: ({ id }) => id, features });
  const files = useLazyDialog<Dispute, FilesDialogProps>(loadFiles, 'The files could not be opened');
  return (
    <>
      <DataTable
        {...table}
        title="Your disputes"
        caption="Your disputes"
        status="ready"
        rowActions={(dispute: Dispute) => (
          <OpeningButton
            size="sm"
            trigger={files.trigger}
            pending={files.trigger.opening === dispute}
            subject={dispute}
            aria-label={`Files of ${dispute.number}`}
          >
            Files…
          </OpeningButton>
        )}
      />
      {files.opened && <files.opened.Dialog dispute={files.opened.subject} onClose={files.onClose} />}
    </>
  );
}
