import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, Kanban, List } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl';

const meta = {
  component: SegmentedControl<string>,
  args: {
    label: 'View',
    options: [
      { value: 'list', label: 'List' },
      { value: 'board', label: 'Board' },
      { value: 'calendar', label: 'Calendar' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheFirst: Story = {};
export const Chosen: Story = { args: { defaultValue: 'board' } };

export const WithIcons: Story = {
  args: {
    options: [
      { value: 'list', label: 'List', icon: <List /> },
      { value: 'board', label: 'Board', icon: <Kanban /> },
      { value: 'calendar', label: 'Calendar', icon: <CalendarDays /> },
    ],
  },
};

/** SGM-4 */
export const DisabledWithAReason: Story = {
  args: {
    options: [
      { value: 'list', label: 'List' },
      { value: 'board', label: 'Board', disabledReason: 'Choose fewer than 100 jobs.' },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** SGM-5 */
export const LongWords: Story = {
  args: {
    options: [
      { value: 'list', label: 'Instandhaltungsaufträge' },
      { value: 'board', label: 'Mietvertragsverlängerungen' },
      { value: 'calendar', label: 'Kalender' },
    ],
  },
  globals: { viewport: { value: 'narrowest' } },
};

/** SGM-2 */
export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'List' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Board' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'board' });
  },
};
