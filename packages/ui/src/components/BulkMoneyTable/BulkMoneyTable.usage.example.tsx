import { BulkMoneyTable } from '@rentsafe/ui/BulkMoneyTable';

export const Do = () => (
  <BulkMoneyTable
    label="Paid to landlords"
    rowHeader="Landlord"
    rows={[
      {
        id: '1',
        name: 'a1',
        label: 'Rudo Makoni',
        details: '12 King George Road',
        currency: 'USD',
        limit: '834.50',
      },
      {
        id: '2',
        name: 'a2',
        label: 'Rudo Makoni',
        details: '5 Mutare Road',
        currency: 'USD',
        limit: '400.00',
      },
    ]}
    defaultValue={{ 1: '834.50', 2: '400.00' }}
  />
);

export const Dont = () => (
  <BulkMoneyTable
    label="Amounts"
    rowHeader="Name"
    rows={[
      { id: '1', name: 'b1', label: 'Rudo Makoni', currency: 'USD' },
      { id: '2', name: 'b2', label: 'Rudo Makoni', currency: 'ZIG' },
    ]}
    defaultValue={{ 1: '834.50', 2: '9000.00' }}
  />
);
