import { Accordion } from '@rentsafe/ui/Accordion';

export function TenantAccounts() {
  return (
    <Accordion
      defaultValue={['active']}
      items={[
        { value: 'active', label: 'Active accounts', content: 'Flat 4: $450.00 a month' },
        { value: 'past', label: 'Past accounts', content: 'No data held' },
      ]}
    />
  );
}
