import { BulkMoneyTable } from '@rentsafe/ui/BulkMoneyTable';
import { Button } from '@rentsafe/ui/Button';
import { Form } from '@rentsafe/ui/Form';

const rows = [
  { id: '1', label: 'Rudo Makoni', details: '12 King George Road', currency: 'USD', limit: '834.50' },
  { id: '2', label: 'Msasa Holdings', details: '5 Mutare Road', currency: 'USD', limit: '400.00' },
].map((row) => ({ ...row, name: `amount_${row.id}` }));

export function PayLandlords() {
  return (
    <Form
      aria-label="Pay landlords"
      onSubmit={({ entries }) => console.info([...entries])}
      actions={<Button type="submit">Save amounts</Button>}
    >
      <BulkMoneyTable
        label="What is paid"
        rowHeader="Landlord"
        rows={rows}
        defaultValue={{ 1: '834.50', 2: '400.00' }}
      />
    </Form>
  );
}
