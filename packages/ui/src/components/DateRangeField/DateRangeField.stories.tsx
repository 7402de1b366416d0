import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DateRangeField } from './DateRangeField';

const meta = {
  component: DateRangeField,
  args: { label: 'Added', fromName: 'created_from', toName: 'created_to' },
  render: (args) => (
    <form aria-label="Filters">
      <DateRangeField {...args} />
    </form>
  ),
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: { from: '2026-03-01', to: '2026-03-31' }, hint: 'Both days count.', required: true },
};
export const Invalid: Story = { args: { error: 'Choose a period of at most a year.' } };
export const Disabled: Story = {
  args: { defaultValue: { from: '2026-03-01', to: '' }, disabled: true },
};
export const RightToLeft: Story = {
  args: { dir: 'rtl', defaultValue: { from: '2026-03-01', to: '2026-03-31' } },
};

/** DTR-5 */
export const Presets: Story = {
  args: {
    presets: [
      'thisMonth',
      'lastMonth',
      'thisYear',
      { label: 'Tax year 2025', value: { from: '2025-04-06', to: '2026-04-05' } },
    ],
  },
  play: async ({ canvas }) => {
    const taxYear = canvas.getByRole('button', { name: 'Tax year 2025' });
    await userEvent.click(taxYear);
    await expect(taxYear).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('textbox', { name: 'To' })).toHaveValue('05/04/2026');
  },
};

/** DTR-3 */
export const EndsBeforeItStarts: Story = {
  tags: ['!visual'],
  args: { defaultValue: { from: '2026-03-02', to: '' } },
  play: async ({ canvas }) => {
    const to = canvas.getByRole<HTMLInputElement>('textbox', { name: 'To' });
    await userEvent.type(to, '01/03/2026');
    await expect(to.validationMessage).toBe('Enter 02 Mar 2026 or a later date.');
  },
};
