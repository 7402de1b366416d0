import { Checklist } from '@rentsafe/ui/Checklist';

export function MonthEnd() {
  return (
    <Checklist
      title="End of March"
      items={[
        { id: 'charged', label: 'Run monthly billing', isDone: true, href: '#month-run' },
        {
          id: 'identified',
          label: 'Match receipts to leases',
          isDone: false,
          href: '#receipts',
          amount: '$420.00',
        },
        { id: 'locked', label: 'Lock the month', isDone: false, hint: 'Ask an Admin to lock it.' },
      ]}
    />
  );
}
