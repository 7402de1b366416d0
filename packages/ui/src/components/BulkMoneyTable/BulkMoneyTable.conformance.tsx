import type { Samples } from '../../testing/conformance';
import { BulkMoneyTable } from './BulkMoneyTable';

export default {
  BulkMoneyTable: {
    render: (props) => (
      <BulkMoneyTable
        label="What is paid"
        rowHeader="Landlord"
        rows={[{ id: '1', label: 'Rudo Makoni', currency: 'USD', limit: '10.00' }]}
        {...props}
      />
    ),
    parts: ['table', 'caption', 'total'],
  },
} satisfies Samples;
