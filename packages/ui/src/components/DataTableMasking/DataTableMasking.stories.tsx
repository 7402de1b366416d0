import { sampleIndividualRow } from '@rentsafe/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Announcer } from '../Announcer';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { MaskedValue, masking } from '.';

type Individual = ReturnType<typeof sampleIndividualRow>;
const base: Column<Individual>[] = [
  { id: 'last', header: 'Last Name', cell: 'last_name', rowHeader: true },
  { id: 'number', header: 'ID Number', cell: 'identification_number' },
];
const samples = Array.from({ length: 4 }, (_, index) => sampleIndividualRow(index));

const rowName = ({ first_name, last_name }: Individual) => `${first_name} ${last_name}`;

function Masked({ rows = samples }: { rows?: Individual[] }) {
  const table = useDataTable({
    columns: base,
    rows,
    rowKey: ({ id }) => id,
    rowName,
    features: [masking<Individual>({ columns: ['number'] })],
  });
  return (
    <>
      <Announcer />
      <DataTable caption="Individuals" title="Individuals" status="ready" {...table} />
    </>
  );
}

const meta = {
  title: 'DataTable/Masking',
  component: MaskedValue,
  args: {
    label: 'ID Number',
    owner: 'Tendai Moyo',
    revealed: false,
    onRevealedChange: () => {},
    children: () => '631234567K63',
  },
  render: () => <Masked />,
} satisfies Meta<typeof MaskedValue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

/** DTM-2 */
export const Revealed: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const hide = canvas.getByRole('button', { name: /^Hide ID Number of / });
    await expect(hide).toHaveFocus();
    await expect(canvas.getByText(String(samples[0]?.identification_number))).toBeVisible();
  },
};

export const MissingAndLong: Story = {
  render: () => (
    <Masked
      rows={samples.map((row, index) => ({ ...row, identification_number: index ? 'A1'.repeat(60) : '' }))}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Show/ })[0] as HTMLElement);
  },
};
