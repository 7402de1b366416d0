import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Tabs, type TabsProps } from './Tabs';

const tabs = [
  { value: 'overview', label: 'Overview', content: 'Your Payment Status' },
  { value: 'individual', label: 'Individual Payment Status', content: 'Search by name or ID' },
  { value: 'company', label: 'Company Payment Status', content: 'Search by name or reg' },
];

const meta = {
  component: Tabs,
  args: { label: 'Payment status', tabs, value: 'overview', onValueChange: fn() },
  render: function ControlledTabs(args: TabsProps) {
    const [value, setValue] = useState(args.value);
    return (
      <Tabs
        {...args}
        value={value}
        onValueChange={(event) => {
          args.onValueChange?.(event);
          setValue(event.value);
        }}
      />
    );
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DeepLink: Story = { args: { value: 'company' } };
export const AsLinks: Story = {
  args: { tabs: tabs.map((tab) => ({ ...tab, href: `#${tab.value}` })) },
  render: (args) => <Tabs {...args} />,
};
const narrow: Story['decorators'] = (Story) => (
  <div style={{ inlineSize: '18rem' }}>
    <Story />
  </div>
);
export const Narrow: Story = { decorators: narrow };
/** TAB-7: the selected tab is in sight, and so it stays when another is selected. */
export const NarrowDeepLink: Story = {
  args: { value: 'company' },
  decorators: narrow,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const edges = () => canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
    await expect(edges().right).toBeLessThanOrEqual(list.right + 1);
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    await expect(edges().left).toBeGreaterThanOrEqual(list.left - 1);
    await userEvent.click(canvas.getByRole('tab', { name: 'Company Payment Status' }));
    await expect(edges().right).toBeLessThanOrEqual(list.right + 1);
  },
};
/** TAB-7: where the window becomes narrow, as on a phone that is turned, the selected tab stays in sight. */
export const Narrowed: Story = {
  args: { value: 'company' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    (list.parentElement as HTMLElement).style.inlineSize = '18rem';
    const selected = canvas.getByRole('tab', { selected: true });
    await waitFor(() =>
      expect(selected.getBoundingClientRect().right).toBeLessThanOrEqual(
        list.getBoundingClientRect().right + 1,
      ),
    );
  },
};

/** APG keyboard table, manual activation (TAB-5, TAB-6). */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const [overview, individual, company] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await expect(overview).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(individual).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(company).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(overview).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(company).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(overview).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: 'individual' });
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Individual Payment Status' })).toHaveFocus();
  },
};
