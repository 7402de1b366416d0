import { PageHeader } from '@rentsafe/ui/PageHeader';
import { SegmentedControl } from '@rentsafe/ui/SegmentedControl';
import { Stack } from '@rentsafe/ui/Stack';
import { List, SquareKanban } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CreateButton } from '../../../../lists/CreateButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { workOrdersPath } from '../../../../paths';
import type { AddOrderProps } from './AddOrderDialog';
import { OrderBoard } from './OrderBoard';
import { OrdersPanel } from './OrdersPanel';

const loadCreation = async () => (await import('./AddOrderDialog')).AddOrderDialog;

const views = [
  { value: 'list', label: 'List', icon: <List /> },
  { value: 'board', label: 'Board', icon: <SquareKanban /> },
] as const;

/** What is ordered of contractors, as a list and by state. */
export function WorkOrdersScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isBoard = search.get('tab') === 'board';
  const creation = useLazyDialog<string, AddOrderProps>(loadCreation, 'The form could not be opened');
  return (
    <Stack gap="section">
      <PageHeader
        title="Work Orders"
        description="Jobs given to contractors, with estimates and costs."
        actions={
          <>
            <SegmentedControl
              label="View"
              options={views}
              value={isBoard ? 'board' : 'list'}
              onValueChange={({ value }) =>
                void navigate(value === 'board' ? `${workOrdersPath}?tab=board` : workOrdersPath)
              }
            />
            <CreateButton label="Add Work Order" creation={creation.trigger} />
          </>
        }
      />
      {isBoard ? <OrderBoard /> : <OrdersPanel />}
      {creation.opened && <creation.opened.Dialog onClose={creation.onClose} />}
    </Stack>
  );
}
