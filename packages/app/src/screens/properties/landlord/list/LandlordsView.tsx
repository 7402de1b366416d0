import type { Landlord } from '@rentsafe/domain/landlord';
import type { Column } from '@rentsafe/ui/DataTable';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { CreateButton } from '../../../../lists/CreateButton';
import { RecordList } from '../../../../lists/RecordList';
import type { ListViewProps } from '../../../../lists/useListScreen';
import type { Opening } from '../../../../overlays/useLazyDialog';
import { landlordPath } from '../../../../paths';
import { Amounts, amountsText } from '../../../../text/Amounts';
import { capitalised } from '../../../../text/capitalised';
import { RecordLink } from '../../../../text/RecordLink';

export interface LandlordsViewProps extends ListViewProps<Landlord> {
  creation: Opening<string>;
}

const columns: Column<Landlord>[] = [
  {
    id: 'name',
    header: 'Landlord',
    value: ({ party }) => party.name,
    cell: ({ id, party }) => <RecordLink href={landlordPath(id)}>{party.name}</RecordLink>,
    rowHeader: true,
  },
  {
    id: 'type',
    header: 'Type',
    kind: 'state',
    value: ({ party }) => capitalised(party.type),
    cell: ({ party }) => capitalised(party.type),
  },
  { id: 'vat_number', header: 'VAT Number', kind: 'reference', cell: 'vat_number' },
  { id: 'properties', header: 'Properties', kind: 'number', cell: 'properties' },
  {
    id: 'held',
    header: 'Held',
    kind: 'money',
    value: ({ held }) => amountsText(held),
    cell: ({ held }) => <Amounts amounts={held} />,
  },
];

const hrefOf = ({ id }: Landlord) => landlordPath(id);

/** The owners of the properties of a book, and what is held for each. */
export const LandlordsView = ({ creation, ...list }: LandlordsViewProps) => (
  <Stack gap="section">
    <PageHeader
      title="Landlord List"
      description="Property owners, and the money held for each."
      actions={<CreateButton label="Add Landlord" creation={creation} />}
    />
    <RecordList
      {...list}
      records="landlords"
      placeholder="By name"
      columns={columns}
      rowKey={({ id }) => id}
      canSelect
      rowName={({ party }) => party.name}
      hrefOf={hrefOf}
      emptyHelp="Landlords are added with their first property, or here."
    />
  </Stack>
);
