import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox';

const meta = { component: Checkbox, args: { label: 'Primary', name: 'is_primary' } } satisfies Meta<
  typeof Checkbox
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const SomeOfThem: Story = { args: { label: 'All rows', indeterminate: true } };
export const WithAHint: Story = { args: { hint: 'Letters go to this contact.' } };
export const Invalid: Story = { args: { label: 'I have read the terms', error: 'Tick the box to go on.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LockedOn: Story = { args: { disabled: true, checked: true, readOnly: true } };

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Primary' })).toBeChecked();
  },
};
