import { Checklist } from '@rentsafe/ui/Checklist';

export function MonthEnd() {
  return (
    <Checklist
      title="End of March"
      items={[
        { id: 'charged', label: 'Charge the month', isDone: true, href: '#month-run' },
        { id: 'identified', label: 'Identify receipts', isDone: false, href: '#receipts', amount: '$420.00' },
        { id: 'locked', label: 'Lock the month', isDone: false, hint: 'Ask an Admin to lock it.' },
      ]}
    />
  );
}
