import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Tabs } from '@rentsafe/ui/Tabs';
import { useSearchParams } from 'react-router-dom';
import { disbursementsPath, rentTaxPath } from '../../../../paths';
import { AvailablePanel } from './AvailablePanel';
import { BillsPanel } from './BillsPanel';
import { DisbursementsPanel } from './DisbursementsPanel';
import { RentTaxPanel } from './RentTaxPanel';

const tabs = [
  {
    value: 'disbursements',
    label: 'Disbursements',
    content: <DisbursementsPanel />,
    href: disbursementsPath,
  },
  {
    value: 'available',
    label: 'To pay',
    content: <AvailablePanel />,
    href: `${disbursementsPath}?tab=available`,
  },
  { value: 'bills', label: 'Bills', content: <BillsPanel />, href: `${disbursementsPath}?tab=bills` },
  { value: 'rent-tax', label: 'Rental income tax', content: <RentTaxPanel />, href: rentTaxPath },
] as const;

/** What was paid out or is to be, what could be paid to landlords, the bills of suppliers, and the tax on rent. */
export function DisbursementsScreen() {
  const [search] = useSearchParams();
  const open = tabs.find(({ value }) => value === search.get('tab')) ?? tabs[0];
  return (
    <Stack gap="section">
      <PageHeader
        title="Disbursements"
        description="Payments to landlords, suppliers and ZIMRA, prepared by one person and approved by another."
      />
      <Tabs label="Disbursements" value={open.value} tabs={tabs} />
    </Stack>
  );
}
