import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { stackedRows } from '../DataTableLayout';
import { selection } from '../DataTableSelection';
import { Link } from '../Link';
import { grouped } from '.';

interface Unit {
  id: number;
  property: string;
  number: string;
  tenant: string;
  state: string;
}
const columns: Column<Unit>[] = [
  { id: 'property', header: 'Property', cell: 'property' },
  { id: 'number', header: 'Unit', cell: 'number', rowHeader: true, width: '6rem' },
  { id: 'tenant', header: 'Tenant', cell: 'tenant' },
  { id: 'state', header: 'Status', cell: ({ state }) => <Badge>{state}</Badge>, width: '8rem' },
];
const properties = ['Msasa Court, 12 Msasa Drive, Harare', 'Kopje View, 3 Rotten Row, Harare'];
const units: Unit[] = properties.flatMap((property, at) =>
  ['101', '102', '103'].slice(at).map((number, place) => ({
    id: at * 10 + place,
    property,
    number,
    tenant: ['Rudo Ncube', '', 'Tendai Moyo'][place] ?? '',
    state: place === 1 ? 'Vacant' : 'Occupied',
  })),
);
const features = [
  grouped<Unit>({
    groupOf: ({ property }) => property,
    groupName: ({ property }) => property,
    head: ({ property }) => (
      <Link href="#property" underline="hover">
        {property}
      </Link>
    ),
    columns: ['property'],
  }),
  selection(),
  stackedRows(),
];

function Units({ rows = units }: { rows?: readonly Unit[] }) {
  const table = useDataTable({ columns, rows, rowKey: ({ id }) => id, features });
  return (
    <DataTable
      {...table}
      caption="Units"
      title="Units"
      status="ready"
      rowActions={({ number }) => <Button aria-label={`View unit ${number}`}>View</Button>}
    />
  );
}

const meta = { title: 'DataTable/Groups', component: Units } satisfies Meta<typeof Units>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllOpen: Story = {};
export const LongHead: Story = {
  args: { rows: units.map((unit) => ({ ...unit, property: `${unit.property} `.repeat(8) })) },
};

/** DTG-3 */
export const OneClosed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Rows of Msasa Court/ }));
    await expect(canvas.getAllByText('Rudo Ncube')[0]).not.toBeVisible();
  },
};
