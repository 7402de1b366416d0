import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Tabs } from '@rentsafe/ui/Tabs';
import { useSearchParams } from 'react-router-dom';
import { currencyPath } from '../../../paths';
import { CommissionTab } from './CommissionTab';
import { CurrencyState } from './CurrencyState';
import { LocksTab } from './LocksTab';
import { RatesTab } from './RatesTab';
import { TaxesTab } from './TaxesTab';

const tabs = [
  { value: 'rates', label: 'Exchange Rates', content: <RatesTab /> },
  { value: 'taxes', label: 'Taxes', content: <TaxesTab /> },
  { value: 'locks', label: 'Locked Periods', content: <LocksTab /> },
  { value: 'commission', label: 'Commission', content: <CommissionTab /> },
].map((tab) => ({ ...tab, href: `${currencyPath}?tab=${tab.value}` }));

/** The dated settings that postings follow, and above them what is in force today. */
export function CurrencyScreen() {
  const [search] = useSearchParams();
  const open = tabs.find(({ value }) => value === search.get('tab')) ?? tabs[0];
  return (
    <Stack gap="section">
      <PageHeader title="Currency" description="Exchange rates, tax rates, commission and locked periods." />
      <CurrencyState />
      <Tabs label="Currency settings" value={open?.value} tabs={tabs} />
    </Stack>
  );
}
