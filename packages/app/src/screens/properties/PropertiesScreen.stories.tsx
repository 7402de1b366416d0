import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StoryRouter } from '../../testing/StoryRouter';
import { AddPropertyDialog } from './AddPropertyDialog';
import { PropertiesView } from './PropertiesView';
import { sampleProperties } from './sampleProperties';

const meta = {
  title: 'Screens/Property list',
  component: PropertiesView,
  decorators: [(Story) => <StoryRouter>{<Story />}</StoryRouter>],
  args: {
    rows: sampleProperties,
    filter: 'All Properties',
    q: '',
    onFilter: fn(),
    onSearch: fn(),
    onAdd: fn(),
  },
} satisfies Meta<typeof PropertiesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllProperties: Story = {};

export const NoMatch: Story = { args: { rows: [], filter: 'Vacant', q: 'zzz' } };

export const AddProperty: Story = { render: () => <AddPropertyDialog onSubmit={fn()} onClose={fn()} /> };

export const AddPropertyIncomplete: Story = {
  ...AddProperty,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Property' }));
    await expect(screen.getByLabelText(/^Property Type/)).toHaveFocus();
  },
};
