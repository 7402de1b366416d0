import { fullName, type IndividualRow } from '@rentsafe/domain/individual';
import type { Column } from '@rentsafe/ui/DataTable';
import { masking } from '@rentsafe/ui/DataTableMasking';
import { IconButton } from '@rentsafe/ui/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReportAbout } from '../../../calls/accessLog';
import { CreateButton } from '../../../lists/CreateButton';
import { RecordList } from '../../../lists/RecordList';
import type { ListViewProps } from '../../../lists/useListScreen';
import { readStored, store } from '../../../offline/stored';
import type { Opening } from '../../../overlays/useLazyDialog';
import { individualPath } from '../../../paths';
import { RecordLink } from '../../../text/RecordLink';
import { batchItem } from './batchItem';
import { ViewReportButton, type ViewReportProps } from './ViewReportButton';

const hrefOf = ({ id }: IndividualRow) => individualPath(id);

const columns: Column<IndividualRow>[] = [
  { id: 'first_name', header: 'First Name', cell: 'first_name' },
  {
    id: 'last_name',
    header: 'Last Name',
    value: ({ last_name }) => last_name,
    cell: (row) => <RecordLink href={hrefOf(row)}>{row.last_name}</RecordLink>,
    rowHeader: true,
  },
  {
    id: 'identification_number',
    header: 'ID Number',
    kind: 'reference',
    cell: 'identification_number',
  },
];

export interface IndividualListViewProps
  extends ListViewProps<IndividualRow>,
    ViewReportProps<IndividualRow> {
  creation: Opening<string>;
  batch: Opening<ReportAbout>;
}

const MASKED = 'rentsafe.masked';

/** Whether ID numbers are hidden, on this computer: a customer may be looking on. */
function useMasking() {
  const [isMasked, setMasked] = useState(() => readStored(MASKED) !== null);
  const features = useMemo(
    () => [masking<IndividualRow>({ columns: isMasked ? ['identification_number'] : [] })],
    [isMasked],
  );
  const toggle = () => {
    setMasked(!isMasked);
    store(MASKED, isMasked ? null : '1');
  };
  return { isMasked, features, toggle };
}

/** Individual Payment Status: search, list, a report for each row, and the way to a new individual. */
export function IndividualListView({ report, creation, batch, ...list }: IndividualListViewProps) {
  const { isMasked, features, toggle } = useMasking();
  return (
    <RecordList
      {...list}
      records="individuals"
      placeholder="Search by name or ID..."
      columns={columns}
      features={features}
      actions={
        <>
          <IconButton label={isMasked ? 'Show ID numbers' : 'Hide ID numbers'} onClick={toggle}>
            {isMasked ? <Eye /> : <EyeOff />}
          </IconButton>
          <CreateButton label="Add New Individual" creation={creation} />
        </>
      }
      addSearched={(q) => <CreateButton label="Add New Individual" creation={creation} searched={q} />}
      rowKey={({ id }) => id}
      canSelect
      menuItems={[batchItem(batch, 'Print reports for IDs…', 'individual')]}
      rowName={fullName}
      hrefOf={hrefOf}
      rowActions={(row) => <ViewReportButton row={row} name={fullName(row)} report={report} />}
    />
  );
}
