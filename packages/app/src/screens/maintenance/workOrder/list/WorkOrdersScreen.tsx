import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Tabs } from '@rentsafe/ui/Tabs';
import { useSearchParams } from 'react-router-dom';
import { CreateButton } from '../../../../lists/CreateButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { workOrdersPath } from '../../../../paths';
import type { AddOrderProps } from './AddOrderDialog';
import { OrderBoard } from './OrderBoard';
import { OrdersPanel } from './OrdersPanel';

const loadCreation = async () => (await import('./AddOrderDialog')).AddOrderDialog;

const tabs = [
  { value: 'list', label: 'List', content: <OrdersPanel />, href: workOrdersPath },
  { value: 'board', label: 'Board', content: <OrderBoard />, href: `${workOrdersPath}?tab=board` },
] as const;

/** What is ordered of contractors, as a list and by state. */
export function WorkOrdersScreen() {
  const [search] = useSearchParams();
  const creation = useLazyDialog<string, AddOrderProps>(loadCreation, 'The form could not be opened');
  const open = tabs.find(({ value }) => value === search.get('tab')) ?? tabs[0];
  return (
    <Stack gap="section">
      <PageHeader
        title="Work Orders"
        description="Jobs given to contractors, with estimates and costs."
        actions={<CreateButton label="Add Work Order" creation={creation.trigger} />}
      />
      <Tabs label="Work Orders" value={open.value} tabs={tabs} />
      {creation.opened && <creation.opened.Dialog onClose={creation.onClose} />}
    </Stack>
  );
}
