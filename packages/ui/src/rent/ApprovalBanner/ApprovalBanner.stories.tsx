import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button';
import { ApprovalBanner } from './ApprovalBanner';

const meta = {
  component: ApprovalBanner,
  args: { preparedBy: 'Rudo Makoni', approver: 'another Admin' },
} satisfies Meta<typeof ApprovalBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { args: { actions: <Button variant="primary">Approve…</Button> } };

export const PreparedByTheReader: Story = { args: { preparedByReader: true } };

export const Approved: Story = { args: { approval: { by: 'Tendai Shumba', on: '2026-03-05' } } };

export const ApprovedAlone: Story = {
  args: { approval: { by: 'Rudo Makoni', on: '2026-03-05', alone: true } },
};

export const LongWords: Story = {
  args: { preparedBy: 'Zimbabweagriculturalequipmentandirrigationsupplieswholesalers'.repeat(2) },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <ApprovalBanner {...args} />
    </div>
  ),
};
