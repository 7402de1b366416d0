import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FileList } from './FileList';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23678"/%3E%3Ccircle cx="4" cy="4" r="2" fill="%23eee"/%3E%3C/svg%3E';
const sink = {
  id: 2,
  name: 'Kitchen sink, cracked.jpg',
  type: 'image/jpeg',
  size: 420_000,
  by: 'Tendai Shumba',
  at: '2026-03-05T08:30:00Z',
  thumbnailUrl: picture,
};
const lease = {
  id: 1,
  name: 'Lease L-0001.pdf',
  type: 'application/pdf',
  size: 1_500_000,
  by: 'Rudo Makoni',
  at: '2026-01-05T10:00:00Z',
};

const meta = {
  component: FileList,
  args: { label: 'Files of L-0001', files: [sink, lease], onOpen: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Opening: Story = { args: { openingId: 1 } };
export const Empty: Story = { args: { files: [] } };
export const ReadOnly: Story = {
  args: { onOpen: undefined, onRemove: undefined, files: [{ ...sink, thumbnailUrl: undefined }, lease] },
};
export const LongWords: Story = {
  args: { files: [{ ...lease, name: `${'Zimbabweagriculturalequipment'.repeat(5)}.pdf` }] },
};
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
