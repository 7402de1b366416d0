import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Announcer } from '../Announcer';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { RadioGroup } from '../RadioGroup';
import { custom, type Filter, type FiltersOptions, filters, isOrNot, text } from '.';
import { FilterButton } from './FilterButton';

interface Unit {
  id: number;
  name: string;
  status: string;
  since: string;
  rent: bigint;
}
const statuses = ['Occupied', 'Vacant', 'Maintenance'];
const options = statuses.map((value) => ({ value, label: value }));
const units: Unit[] = Array.from({ length: 8 }, (_, id) => ({
  id,
  name: `Flat ${id + 1}`,
  status: statuses[id % 3] ?? '',
  since: `2025-0${id + 1}-05`,
  rent: BigInt(id + 1) * 10_000n,
}));
const columns: Column<Unit>[] = [
  { id: 'name', header: 'Unit', cell: 'name', rowHeader: true },
  { id: 'status', header: 'Status', cell: 'status' },
  { id: 'since', header: 'Since', cell: 'since' },
  { id: 'rent', header: 'Rent', cell: ({ rent }) => `$${rent / 100n}.00`, align: 'end' },
];
const townships = [
  'Avondale',
  'Belgravia',
  'Borrowdale',
  'Eastlea',
  'Highlands',
  'Kambuzuma',
  'Mabelreign',
  'Mbare',
  'Milton Park',
  'Mount Pleasant',
].map((value) => ({ value, label: value }));
const definitions: Filter<Unit>[] = [
  { id: 'name', label: 'Unit', type: 'text', value: ({ name }) => name },
  { id: 'kind', label: 'Kind', type: 'oneOf', options, value: ({ status }) => status },
  { id: 'status', label: 'Status', type: 'someOf', options, value: ({ status }) => status },
  { id: 'since', label: 'Since', type: 'dates', value: ({ since }) => since },
  { id: 'rent', label: 'Rent', type: 'amounts', currency: 'USD', value: ({ rent }) => rent },
];

function Units(props: Partial<FiltersOptions<Unit>>) {
  const table = useDataTable({
    columns,
    rows: units,
    rowKey: ({ id }) => id,
    features: [filters<Unit>({ filters: definitions, ...props })],
  });
  return (
    <>
      <Announcer />
      <DataTable {...table} caption="Units" title="Units" status="ready" />
    </>
  );
}

const meta = {
  title: 'DataTable/Filters',
  component: FilterButton<Unit>,
  args: { definitions, filters: {}, onChange: () => {}, ref: null },
  render: () => <Units />,
} satisfies Meta<typeof FilterButton<Unit>>;
export default meta;
type Story = StoryObj<typeof meta>;

const some = { status: ['Occupied', 'Vacant'], rent: { from: '200.00', to: '700.00' } };

export const NoneInForce: Story = {};
export const SomeInForce: Story = { render: () => <Units defaultValue={some} /> };
export const NothingMatches: Story = { render: () => <Units defaultValue={{ name: 'Mill' }} /> };
export const LongText: Story = {
  render: () => <Units defaultValue={{ name: `<b>${'Mutapa Agricultural '.repeat(12)}</b>` }} />,
};

/** Every kind of filter (DTF-1, DTF-6). */
export const PanelOpen: Story = {
  render: () => <Units defaultValue={some} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (2)' }));
    await expect(canvas.getByRole('group', { name: 'Filters' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Vacant' })).toBeChecked();
  },
};

/** Several of more options than can be seen at once (DTF-1). */
export const ManyOptions: Story = {
  render: () => (
    <Units
      filters={[{ id: 'township', label: 'Township', type: 'someOf', options: townships }, ...definitions]}
      defaultValue={{ township: ['Avondale', 'Mount Pleasant'] }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (1)' }));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Township' }), 'm');
    await expect(canvas.getByRole('option', { name: 'Mabelreign' })).toBeVisible();
  },
};

const floors = custom<'ground' | 'upper', number>({
  read: (text) => (text === 'ground' || text === 'upper' ? text : undefined),
  write: (floor) => floor,
  control: ({ label, value, onChange }) => (
    <RadioGroup
      label={label}
      options={[
        { value: '', label: 'Any' },
        { value: 'ground', label: 'Ground' },
        { value: 'upper', label: 'Upper' },
      ]}
      value={value ?? ''}
      onValueChange={(event) => onChange(event.value === '' ? undefined : (event.value as 'ground'))}
    />
  ),
  matches: (floor, wanted) => floor > 2 === (wanted === 'upper'),
  text: (floor) => (floor === 'upper' ? 'Upper floors' : 'Ground floor'),
});
const conditions: Filter<Unit>[] = [
  { ...text(), id: 'name', label: 'Unit', value: ({ name }) => name },
  { ...isOrNot({ type: 'someOf', options }), id: 'status', label: 'Status', value: ({ status }) => status },
  { ...isOrNot({ type: 'someOf', options: townships }), id: 'township', label: 'Township' },
  { ...floors, id: 'floor', label: 'Floor', value: ({ id }) => id },
];

/** Conditions, and a control of its own (DTF-9, DTF-10). */
export const Conditions: Story = {
  render: () => (
    <Units
      filters={conditions}
      defaultValue={{ name: 'startsWith.Flat', status: ['not.Vacant', 'not.Maintenance'], floor: 'upper' }}
    />
  ),
};

export const ConditionsOpen: Story = {
  ...Conditions,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (3)' }));
    const unit = within(canvas.getByRole('group', { name: 'Unit' }));
    await expect(unit.getByRole('textbox', { name: 'Text' })).toHaveValue('Flat');
    const status = within(canvas.getByRole('group', { name: 'Status' }));
    await expect(status.getByRole('combobox', { name: 'Condition' })).toHaveValue('isNot');
    await expect(canvas.getByRole('radio', { name: 'Upper' })).toBeChecked();
  },
};

export const ConditionsRightToLeft: Story = { ...ConditionsOpen, globals: { direction: 'rtl' } };

export const ConditionsNarrow: Story = {
  ...ConditionsOpen,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '358px' }}>
        <Story />
      </div>
    ),
  ],
};

export const Narrow: Story = {
  render: () => (
    <div style={{ inlineSize: '18rem' }}>
      <Units defaultValue={some} />
    </div>
  ),
};
