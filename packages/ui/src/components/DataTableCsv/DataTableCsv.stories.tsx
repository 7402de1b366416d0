import { sampleIndividualRow } from '@rentsafe/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Column } from '../../internal/table/columns';
import { CsvButton, type CsvButtonProps } from './CsvButton';

type Individual = ReturnType<typeof sampleIndividualRow>;
const columns: Column<Individual>[] = [
  { id: 'first', header: 'First Name', cell: 'first_name' },
  { id: 'last', header: 'Last Name', cell: 'last_name' },
];

const meta = {
  title: 'DataTable/CSV export',
  component: CsvButton<Individual>,
  args: {
    name: 'Individuals',
    columns,
    rows: Array.from({ length: 20 }, (_, index) => sampleIndividualRow(index)),
  },
} satisfies Meta<CsvButtonProps<Individual>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const OneRow: Story = { args: { rows: [sampleIndividualRow(0)] } };
export const OwnText: Story = { args: { children: 'Export all 134' } };
