import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Announcer } from '../Announcer';
import { BulkMoneyTable } from './BulkMoneyTable';

const meta = {
  component: BulkMoneyTable,
  args: {
    label: 'What is paid',
    rowHeader: 'Landlord',
    rows: [
      { id: 'a', label: 'Rudo Makoni', details: '12 King George Road', currency: 'USD', limit: '834.50' },
      { id: 'b', label: 'Rudo Makoni', details: '5 Mutare Road', currency: 'USD', limit: '400.00' },
      {
        id: 'c',
        label: 'Msasa Holdings (Private) Limited',
        details: '77 Samora Machel Avenue',
        currency: 'ZIG',
        limit: '24000.00',
      },
    ],
    defaultValue: { a: '834.50', b: '400.00', c: '24000.00' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Announcer />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BulkMoneyTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutLimits: Story = {
  args: { rows: meta.args.rows.map(({ limit: _, ...row }) => row) },
};
export const AboveALimit: Story = { args: { defaultValue: { a: '834.51', b: 'forty', c: '' } } };
/** BLK-5, BLK-6 */
export const Pasted: Story = {
  args: { defaultValue: {} },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('textbox')[0] as HTMLElement);
    await userEvent.paste('Makoni\t$834.50\nMakoni\t$120.00\nMsasa\tZiG 18,000.00\nTotal\t954.50');
    await expect(canvas.getAllByText('3 amounts pasted. 1 more had no row.')[0]).toBeVisible();
  },
};
export const AtTheWidthOfAPhone: Story = { globals: { viewport: { value: 'narrowest' } } };
