import type { Meta, StoryObj } from '@storybook/react-vite';
import { Printer } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MenuItem } from '../Menu';
import { SplitButton } from './SplitButton';

const meta = {
  component: SplitButton,
  args: {
    children: 'Save',
    menuLabel: 'More ways to save',
    onClick: fn(),
    menu: (
      <>
        <MenuItem>Save and add another</MenuItem>
        <MenuItem icon={<Printer />}>Save and print</MenuItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '10rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '14rem' } } },
} satisfies Meta<typeof SplitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Small: Story = { args: { size: 'sm' } };
export const Disabled: Story = { args: { disabled: true, variant: 'primary' } };
export const Pending: Story = { args: { pending: true, variant: 'primary' } };

/** SBT-1 */
export const Open: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More ways to save' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Save and print' })).toBeVisible());
  },
};

export const LongWords: Story = {
  args: { children: 'Instandhaltungsauftrag abschließen und drucken' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
};
