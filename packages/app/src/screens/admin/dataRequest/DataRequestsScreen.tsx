import { type DataRequest, dataRequestStates, dataRights } from '@rentsafe/domain/dataRequest';
import type { Column } from '@rentsafe/ui/DataTable';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { dataRequestList } from '../../../calls/dataRequests';
import { dataRequestColumns } from '../../../dataRequest/dataRequestColumns';
import { dataRequestKind } from '../../../dataRequest/dataRequestKind';
import { dataRequestStateTexts, rightLabels } from '../../../dataRequest/dataRequestTexts';
import { optionsOf } from '../../../forms/options';
import type { ListPlace } from '../../../lists/listPlace';
import { RecordList } from '../../../lists/RecordList';
import { useListScreen } from '../../../lists/useListScreen';
import { dataRightsPath } from '../../../paths';
import { StepActions } from '../../../record/StepActions';
import { RecordLink } from '../../../text/RecordLink';

const place: ListPlace = {
  name: 'data-requests',
  filters: [
    {
      id: 'state',
      label: 'State',
      type: 'oneOf',
      options: optionsOf(dataRequestStates, (state) => dataRequestStateTexts[state].label),
    },
    {
      id: 'right',
      label: 'Right',
      type: 'oneOf',
      options: optionsOf(dataRights, (right) => rightLabels[right]),
    },
  ],
};

const [number, ...others] = dataRequestColumns;
const columns: Column<DataRequest>[] = [
  {
    id: 'days_left',
    header: 'Days Left',
    kind: 'money',
    cell: ({ days_left }) => (days_left === null ? '' : String(days_left)),
  },
  ...(number ? [number] : []),
  {
    id: 'party',
    header: 'Person',
    kind: 'person',
    value: ({ party }) => party.name,
    cell: ({ party }) => <RecordLink href={dataRightsPath(party.id)}>{party.name}</RecordLink>,
  },
  // Who asked, and how identity was checked, stands on the page of the person.
  ...others.filter(({ id }) => id !== 'asked'),
];

/** What people ask for under the Cyber and Data Protection Act, the next that is due first. */
export function DataRequestsScreen() {
  const requests = useListScreen({ place, queries: dataRequestList });
  return (
    <Stack gap={4}>
      <PageHeader
        title="Data Requests"
        description="Requests of people under the Cyber and Data Protection Act."
      />
      <RecordList
        {...requests}
        records="data requests"
        title="Data Requests"
        placeholder="Search by name or case number..."
        columns={columns}
        emptyHelp="Nobody has asked. A request is recorded on the person's page, under Data Rights."
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        canSelect={false}
        rowActions={(request: DataRequest) => (
          <StepActions kind={dataRequestKind} record={request} row={request.number} />
        )}
      />
    </Stack>
  );
}
