import { Tabs } from '@rentsafe/ui/Tabs';

export const Do = () => (
  <Tabs
    label="Lease"
    tabs={[
      { value: 'terms', label: 'Terms', content: 'Rent is due on the first.' },
      { value: 'payments', label: 'Payments', content: 'No payments yet.' },
    ]}
  />
);

export const Dont = () => (
  <Tabs
    label="Lease"
    tabs={[
      { value: 'terms', label: 'Look at the terms of this lease', content: 'Rent is due on the first.' },
      { value: 'payments', label: 'See all payments', content: 'No payments yet.' },
    ]}
  />
);
