import { Tabs } from '@rentsafe/ui/Tabs';
import { useState } from 'react';

const tabs = [
  { value: 'charges', label: 'Charges', content: 'Rent, 1 November: $450.00' },
  { value: 'payments', label: 'Payments', content: 'Received, 3 November: $450.00' },
] as const;

export function LeaseTabs() {
  const [tab, setTab] = useState<'charges' | 'payments'>('charges');
  return <Tabs label="Lease" tabs={tabs} value={tab} onValueChange={({ value }) => setTab(value)} />;
}
