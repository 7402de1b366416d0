import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '../TextField';
import { Accordion } from './Accordion';

const meta = {
  component: Accordion,
  args: {
    items: [
      {
        value: 'active',
        label: 'Active accounts',
        content: 'Msasa Property Holdings: $1,200.00 since 05 Mar 2026',
      },
      { value: 'past', label: 'Past accounts', content: 'No data held' },
      { value: 'claims', label: 'Claims', content: <TextField label="Find a claim" /> },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const SomeOpen: Story = { args: { defaultValue: ['active', 'claims'] } };

/** ACC-2 */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'Past accounts' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Past accounts' })).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    defaultValue: ['long'],
    items: [
      {
        value: 'long',
        label: 'Zimbabweagriculturalequipmentandirrigation'.repeat(4),
        content: 'https://www.example.com/'.repeat(12),
      },
    ],
  },
};

export const RightToLeft: Story = { args: { dir: 'rtl', defaultValue: ['active'] } };
