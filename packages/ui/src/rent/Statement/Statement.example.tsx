import { Statement } from '@rentsafe/ui/rent';

export function StatementExample() {
  return (
    <Statement
      currency="USD"
      accounts={[
        {
          id: 1,
          title: '12 King George Road',
          from: '2026-01-01',
          to: '2026-01-31',
          opening: '1035.00',
          lines: [
            {
              id: 5,
              date: '2026-01-05',
              description: 'Rent, January 2026',
              credit: '1155.00',
              balance: '2190.00',
            },
            { id: 6, date: '2026-01-05', description: 'Commission', debit: '115.50', balance: '2074.50' },
            { id: 7, date: '2026-01-08', description: 'Paid out', debit: '1035.00', balance: '1039.50' },
          ],
          closing: '1039.50',
        },
      ]}
    />
  );
}
