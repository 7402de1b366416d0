import { openOrderStates, type WorkOrder } from '@rentsafe/domain/workOrder';
import { Board } from '@rentsafe/ui/Board';
import { Callout } from '@rentsafe/ui/Callout';
import { ErrorState } from '@rentsafe/ui/ErrorState';
import { Inline } from '@rentsafe/ui/Inline';
import { Spinner } from '@rentsafe/ui/Spinner';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '../../../../calls/ApiError';
import { boardQuery } from '../../../../calls/workOrders';
import { workOrderPath } from '../../../../paths';
import { placeText } from '../../../../text/placeText';
import { RecordLink } from '../../../../text/RecordLink';
import { StateBadge } from '../../../../text/StateBadge';
import { priorityTexts } from '../../maintenanceRequest/list/maintenanceTexts';
import { Due } from '../../maintenanceRequest/list/requestColumns';
import { workOrderStateTexts } from './workOrderTexts';

/** What tells an order from the others, and how urgent it is. */
function OrderCard({ order }: { order: WorkOrder }) {
  const { id, number, summary, contractor, priority, finish_by, overdue } = order;
  return (
    <Stack gap={1}>
      <Inline gap={2} justify="between">
        <RecordLink href={workOrderPath(id)}>{number}</RecordLink>
        {(priority === 'emergency' || priority === 'urgent') && <StateBadge {...priorityTexts[priority]} />}
      </Inline>
      <Text>{summary}</Text>
      <Text size="sm" tone="muted">
        {placeText(order)}
      </Text>
      {contractor && (
        <Text size="sm" tone="muted">
          {contractor.name}
        </Text>
      )}
      <Due on={finish_by} overdue={overdue} />
    </Stack>
  );
}

/** The orders that are neither closed nor cancelled, by state. */
export function OrderBoard() {
  const { data, error, refetch } = useQuery(boardQuery);
  if (error && !data)
    return (
      <ErrorState title="Could not fetch work orders" onRetry={() => void refetch()}>
        {errorSentence(error)}
      </ErrorState>
    );
  if (!data) return <Spinner label="Loading work orders" />;
  return (
    <Stack gap={3}>
      {data.next && (
        <Callout tone="info">
          The newest 100 of {data.count} open orders are shown. The list has all of them.
        </Callout>
      )}
      <Board
        label="Work orders by state"
        columns={openOrderStates.map((state) => ({
          id: state,
          title: workOrderStateTexts[state].label,
          items: data.results.filter((order) => order.state === state),
        }))}
        itemKey={({ id }) => id}
        empty="None"
      >
        {(order) => <OrderCard order={order} />}
      </Board>
    </Stack>
  );
}
