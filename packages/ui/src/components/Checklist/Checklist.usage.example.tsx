import { Checklist } from '@rentsafe/ui/Checklist';

export const Do = () => (
  <Checklist
    title="End of March"
    items={[
      { id: 'billing', label: 'Run monthly billing', isDone: true, href: '#billing' },
      {
        id: 'match',
        label: 'Match receipts to leases',
        isDone: false,
        href: '#receipts',
        hint: '3 of 40 are left.',
      },
    ]}
  />
);

export const Dont = () => (
  <Checklist
    title="Tasks"
    items={[
      { id: 'billing', label: 'Billing', isDone: true },
      { id: 'match', label: 'Receipts (almost done)', isDone: true },
    ]}
  />
);
