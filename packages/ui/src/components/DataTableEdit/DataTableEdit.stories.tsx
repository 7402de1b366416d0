import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Prices } from './DataTableEdit.sample';

const meta = { title: 'DataTable/Edit', component: Prices } satisfies Meta<typeof Prices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsItComes: Story = {};

/** DTI-4, DTI-5, DTI-6 */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Price of Oil filter' }));
    await userEvent.paste('US$ 1,013.20\tC3\nten\tC4\n8.00\tC5');
    await expect(canvas.getByRole('textbox', { name: 'Shelf of Wiper blade' })).toHaveValue('C4');
    await expect(canvas.getByText('4 cells pasted. 2 more had no cell.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Price of Wiper blade' })).toBeInvalid();
  },
};

/** DTI-2: on a keyboard alone. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: 'Price of Brake pad' }).focus();
    await userEvent.keyboard('{Enter}14');
    await expect(canvas.getByRole('textbox', { name: 'Price of Oil filter' })).toHaveValue('14');
    await expect(canvas.getByText('1 cell changed')).toBeVisible();
  },
};
