import { defaultSelection } from '@rentsafe/domain/statement';
import { Toaster } from '@rentsafe/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { StatementsView } from './StatementsView';

const meta = {
  title: 'Screens/Landlord statements',
  component: StatementsView,
  args: { selection: null, username: 'rudo.makoni@rentsafe.example', onSelect: fn() },
} satisfies Meta<typeof StatementsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeSelection: Story = {};

export const AllLandlords: Story = { args: { selection: defaultSelection } };

export const RangeInZig: Story = {
  args: {
    selection: { ...defaultSelection, from: '1', to: '3', pfrom: '2', pto: '2', month: '3', currency: 'ZIG' },
  },
};

export const ReversedRange: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/^Landlord From/), '3');
    await userEvent.selectOptions(canvas.getByLabelText(/^Landlord To/), '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByLabelText(/^Landlord To/)).toHaveFocus();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const NothingToPrint: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(await screen.findByText('There is nothing to print')).toBeVisible();
  },
};
