import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Announcer } from '../../components/Announcer';
import { loadSamplePlaces } from '../../testing/samplePlaces';
import { AddressRepeater } from './AddressRepeater';

const meta = {
  component: AddressRepeater,
  args: { loadPlaces: loadSamplePlaces, initialRows: 1 },
  decorators: [
    (Story) => (
      <form aria-label="Company" style={{ maxInlineSize: '52rem' }}>
        <Announcer />
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof AddressRepeater>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { initialRows: 0 } };
export const PrimaryAlone: Story = {};
export const TwoAddresses: Story = { args: { initialRows: 2 } };
export const Loading: Story = { args: { loadPlaces: () => new Promise(() => {}) } };
export const Failed: Story = { args: { loadPlaces: () => Promise.reject(new Error('offline')) } };

export const ChosenToTheSuburb: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('group', { name: 'Primary Address' }));
    for (const [label, option] of [
      ['Country', 'Zimbabwe'],
      ['Province', 'Harare'],
      ['City', 'Harare'],
      ['Suburb', 'Avondale'],
    ] as const) {
      const select = row.getByRole('combobox', { name: label });
      await waitFor(() => expect(select).toBeEnabled());
      await userEvent.selectOptions(select, option);
    }
    await expect(row.getByRole('combobox', { name: 'Suburb' })).toHaveDisplayValue('Avondale');
  },
};

export const NoCities: Story = {
  args: {
    loadPlaces: (query) => (query.level === 'city' ? Promise.resolve([]) : loadSamplePlaces(query)),
  },
  play: async ({ canvas }) => {
    const country = canvas.getByRole('combobox', { name: 'Country' });
    await waitFor(() => expect(country).toBeEnabled());
    await userEvent.selectOptions(country, 'Zimbabwe');
    const province = canvas.getByRole('combobox', { name: 'Province' });
    await waitFor(() => expect(province).toBeEnabled());
    await userEvent.selectOptions(province, 'Harare');
    await expect(await canvas.findByText(/Ask your administrator to add the city/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Refresh cities' })).toBeVisible();
  },
};
