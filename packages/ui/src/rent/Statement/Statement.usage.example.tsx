import { Statement } from '@rentsafe/ui/rent';

export const Do = () => (
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
        ],
        closing: '2190.00',
      },
    ]}
  />
);

export const Dont = () => (
  <Statement
    currency="USD"
    accounts={[
      {
        id: 1,
        title: 'Account 1',
        from: '2026-01-01',
        to: '2026-01-31',
        opening: '1035.00',
        lines: [
          { id: 5, date: '2026-01-05', description: 'TRX 000412/A', credit: '1155.00', balance: '2190.00' },
        ],
        closing: '2190.00',
      },
    ]}
  />
);
