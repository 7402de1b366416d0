import { sampleIndividualRow } from '@rentsafe/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import type { Density } from '../../theme/preference';
import { DataTable } from '../DataTable/DataTable';
import { DensityToggle } from './DensityToggle';

const rows = Array.from({ length: 6 }, (_, index) => sampleIndividualRow(index));

function Rows({ start }: { start: Density }) {
  const [density, setDensity] = useState(start);
  return (
    <DataTable
      data-density={density}
      caption="Individuals"
      title="Individuals"
      status="ready"
      columns={[
        { id: 'first', header: 'First Name', cell: 'first_name' },
        { id: 'last', header: 'Last Name', cell: 'last_name', rowHeader: true },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      actions={<DensityToggle density={density} onDensityChange={(event) => setDensity(event.density)} />}
    />
  );
}

const meta = {
  component: DensityToggle,
  args: { density: 'comfortable', onDensityChange: () => {} },
  render: ({ density }) => <Rows start={density} />,
} satisfies Meta<typeof DensityToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Comfortable: Story = {};
export const Compact: Story = { args: { density: 'compact' } };

/** DNS-2 */
export const Toggles: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row')[1] as HTMLElement;
    await expect(row.offsetHeight).toBe(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(row.offsetHeight).toBe(38);
    await expect(canvas.getByRole('button', { name: 'Compact rows' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
