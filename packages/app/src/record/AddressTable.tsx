import { type Address, formatAddress } from '@rentsafe/domain/address';
import { Badge } from '@rentsafe/ui/Badge';
import type { Column } from '@rentsafe/ui/DataTable';
import { Inline } from '@rentsafe/ui/Inline';
import type { ReactNode } from 'react';
import { RecordTable } from '../frame/RecordTable';
import { capitalised } from '../text/capitalised';

/** A text with the mark of the first address or contact. */
export const markPrimary = (text: ReactNode, isPrimary: boolean | null | undefined) =>
  isPrimary ? (
    <Inline gap={2}>
      {text} <Badge>Primary</Badge>
    </Inline>
  ) : (
    text
  );

const columns: Column<Address>[] = [
  {
    id: 'address',
    header: 'Address',
    value: formatAddress,
    cell: (address) => markPrimary(formatAddress(address), address.is_primary),
    rowHeader: true,
  },
  { id: 'type', header: 'Type', cell: ({ address_type }) => capitalised(address_type ?? '') },
];

/** The addresses of a record, each with its type. */
export const AddressTable = ({ addresses }: { addresses: readonly Address[] | null | undefined }) => (
  <RecordTable title="Addresses" columns={columns} rows={addresses} />
);
