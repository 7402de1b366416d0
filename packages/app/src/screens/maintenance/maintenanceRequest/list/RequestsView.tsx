import type { MaintenanceRequest, RequestTotals } from '@rentsafe/domain/maintenanceRequest';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { CreateButton } from '../../../../lists/CreateButton';
import { RecordList } from '../../../../lists/RecordList';
import type { ListViewProps } from '../../../../lists/useListScreen';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import type { Opening } from '../../../../overlays/useLazyDialog';
import { requestPath } from '../../../../paths';
import { RequestFigures } from './RequestFigures';
import { requestColumns } from './requestColumns';

export interface RequestsViewProps extends ListViewProps<MaintenanceRequest> {
  /** Of the whole book, once they are known. */
  totals: RequestTotals | undefined;
  creation: Opening<string>;
  /** For who may change them. */
  targets: Opening<string> | undefined;
}

const hrefOf = ({ id }: MaintenanceRequest) => requestPath(id);

/** What tenants and others have reported and is not done. */
export const RequestsView = ({ totals, creation, targets, ...list }: RequestsViewProps) => (
  <Stack gap="section">
    <PageHeader
      title="R&M Pending Requests"
      description="Repair and maintenance requests, most urgent first."
      actions={
        <>
          <CreateButton label="Add Request" creation={creation} />
          {targets && (
            <OpeningButton trigger={targets} subject="targets">
              Targets…
            </OpeningButton>
          )}
        </>
      }
    />
    <RequestFigures totals={totals} />
    <RecordList
      {...list}
      records="maintenance requests"
      title="Requests"
      placeholder="By number, address or problem"
      columns={requestColumns}
      rowKey={({ id }) => id}
      rowName={({ number }) => number}
      canSelect
      hrefOf={hrefOf}
      emptyHelp="No requests are waiting. Add one when a tenant reports a fault, then accept it and order the work."
    />
  </Stack>
);
