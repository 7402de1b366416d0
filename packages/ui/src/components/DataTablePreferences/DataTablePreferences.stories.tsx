import { sampleIndividualRow } from '@rentsafe/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { type PreferencesOptions, preferences } from '.';

type Individual = ReturnType<typeof sampleIndividualRow>;
const columns: Column<Individual>[] = [
  { id: 'first', header: 'First Name', cell: 'first_name' },
  { id: 'last', header: 'Last Name', cell: 'last_name', rowHeader: true },
  { id: 'number', header: 'ID Number', cell: 'identification_number', width: '12rem' },
];
const rows = Array.from({ length: 8 }, (_, index) => sampleIndividualRow(index));

function WithPreferences(options: PreferencesOptions) {
  const table = useDataTable({ columns, rows, rowKey: ({ id }) => id, features: [preferences(options)] });
  return <DataTable {...table} caption="Individuals" title="Individuals" status="ready" />;
}

const meta = {
  title: 'DataTable/Preferences',
  component: WithPreferences,
} satisfies Meta<typeof WithPreferences>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsItComes: Story = {};
export const CompactWithoutNumbers: Story = {
  args: { defaultValue: { hidden: ['number'], density: 'compact' } },
};

/** DTP-1, DTP-2 */
export const PanelOpen: Story = {
  args: { pageSizes: [20, 50, 100] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'Preferences' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compact rows' }));
    await expect(canvas.getAllByRole('row')[1]?.offsetHeight).toBe(30);
  },
};
