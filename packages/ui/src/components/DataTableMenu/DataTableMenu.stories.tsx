import { sampleIndividualRow } from '@rentsafe/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Printer } from 'lucide-react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../Button';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { type Filters, filters } from '../DataTableFilters';
import { preferences } from '../DataTablePreferences';
import { selection } from '../DataTableSelection';
import { savedViews } from '../DataTableViews';
import { MenuItem } from '../Menu';
import { SearchField } from '../SearchField';
import { DataTableMenu } from './DataTableMenu';

type Individual = ReturnType<typeof sampleIndividualRow>;
const columns: Column<Individual>[] = [
  { id: 'first', header: 'First Name', cell: 'first_name' },
  { id: 'last', header: 'Last Name', cell: 'last_name', rowHeader: true },
];
const rows = Array.from({ length: 4 }, (_, index) => sampleIndividualRow(index));
const storage = { read: () => [], write: () => {} };

interface ListPageProps {
  inForce?: Filters;
  title?: string;
}

function ListPage({ inForce = {}, title }: ListPageProps) {
  const table = useDataTable({
    columns,
    rows,
    rowKey: ({ id }) => id,
    total: { count: 57 },
    features: [
      filters<Individual>({ filters: [{ id: 'city', label: 'City', type: 'text' }], defaultValue: inForce }),
      selection(),
      preferences(),
      savedViews({ storage }),
    ],
  });
  return (
    <DataTable
      {...table}
      caption="Individuals"
      title={title}
      status="ready"
      search={<SearchField label="Search individuals" placeholder="By name or ID" />}
      menu={(tools) => (
        <DataTableMenu tools={tools}>
          <MenuItem icon={<Printer />}>Print</MenuItem>
          <MenuItem icon={<Download />}>Export as CSV</MenuItem>
        </DataTableMenu>
      )}
      actions={<Button variant="primary">Add Individual</Button>}
    />
  );
}

const meta = {
  title: 'DataTable/Menu',
  component: DataTableMenu,
  args: { tools: [] },
  render: () => <ListPage />,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
} satisfies Meta<typeof DataTableMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const WithTitle: Story = { render: () => <ListPage title="Individuals" /> };
export const FilterInForce: Story = { render: () => <ListPage inForce={{ city: 'Harare' }} /> };

/** DMN-1 */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'List options' }));
    await expect(await screen.findByRole('menuitem', { name: 'Views' })).toBeVisible();
  },
};

/** DMN-2 */
export const PanelOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'List options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Preferences' }));
    await expect(await canvas.findByRole('group', { name: 'Preferences' })).toBeVisible();
  },
};

/** What is wrong with the search leaves the buttons beside its box. */
export const BlankSearch: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' {Enter}');
    await expect(canvas.getByRole('searchbox')).toBeInvalid();
  },
};
