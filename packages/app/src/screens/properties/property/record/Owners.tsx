import type { Ownership, Property } from '@rentsafe/domain/property';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '../../../../calls/ApiError';
import { ownershipsQuery } from '../../../../calls/properties';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { partyPath } from '../../../../paths';
import { useMay } from '../../../../session/useMay';
import { day } from '../../../../text/day';
import { RecordLink } from '../../../../text/RecordLink';
import type { AddOwnerProps } from './AddOwnerDialog';

const loadAddition = async () => (await import('./AddOwnerDialog')).AddOwnerDialog;
const features = [stackedRows()];
const none: readonly Ownership[] = [];

const columns: Column<Ownership>[] = [
  {
    id: 'landlord',
    header: 'Landlord',
    cell: ({ landlord }) => <RecordLink href={partyPath(landlord)}>{landlord.name}</RecordLink>,
    rowHeader: true,
  },
  { id: 'from_on', header: 'From', cell: ({ from_on }) => day(from_on) },
  { id: 'to_on', header: 'To', cell: ({ to_on }) => (to_on ? day(to_on) : 'No end') },
];

/** Whose a property was and is, period by period. */
export function Owners({ property }: { property: Property }) {
  const may = useMay();
  const addition = useLazyDialog<Property, AddOwnerProps>(loadAddition, 'The form could not be opened');
  const { data: rows = none, error, isPending, refetch } = useQuery(ownershipsQuery(property.id));
  const table = useDataTable({ columns, rows, rowKey: ({ id }) => id, features });
  return (
    <>
      <DataTable
        {...table}
        title="Owners"
        caption="Owners"
        actions={
          may('addOwnership') && (
            <OpeningButton trigger={addition.trigger} subject={property}>
              Add earlier owner
            </OpeningButton>
          )
        }
        status={isPending ? 'loading' : error ? 'error' : 'ready'}
        loadingRows={1}
        error={{ title: 'Could not fetch owners', help: error ? errorSentence(error) : undefined }}
        onRetry={() => void refetch()}
      />
      {addition.opened && (
        <addition.opened.Dialog property={addition.opened.subject} onClose={addition.onClose} />
      )}
    </>
  );
}
