import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AddContractorDialog } from './AddContractorDialog';
import { ContractorsView } from './ContractorsView';
import { sampleContractors } from './sampleContractors';

const meta = {
  title: 'Screens/Contractor management',
  component: ContractorsView,
  args: {
    rows: sampleContractors,
    statusOf: (id) => (id === 3 ? 'Deactive' : 'Active'),
    onStatus: fn(),
    q: '',
    onSearch: fn(),
    onAdd: fn(),
  },
} satisfies Meta<typeof ContractorsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllContractors: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Status of Baobab Roofing'), 'Deactive');
    await expect(args.onStatus).toHaveBeenCalledWith(4, 'Deactive');
  },
};

export const NoMatch: Story = { args: { rows: [], q: 'zzz' } };

export const AddContractor: Story = {
  render: () => <AddContractorDialog onSubmit={fn()} onClose={fn()} />,
};

export const AddContractorIncomplete: Story = {
  ...AddContractor,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Contractor' }));
    await expect(screen.getByLabelText(/^Industry/)).toHaveFocus();
  },
};
