import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { Button } from '../Button';
import { EmptyState } from './EmptyState';

const meta = { component: EmptyState, args: { title: 'No data' } } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {};

export const WithEverything: Story = {
  args: {
    title: 'No companies yet',
    headingLevel: 2,
    icon: <Inbox />,
    children: 'Add the first company, and its head-office branch is found here.',
    actions: <Button variant="primary">Add New Company</Button>,
  },
};

export const LongWords: Story = {
  args: {
    title: 'Zimbabweagriculturalequipmentandirrigationsupplieswholesalers'.repeat(2),
    children: 'Nothing matches this search. Try fewer words, or the registration number alone.',
  },
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <EmptyState {...args} />
    </div>
  ),
};
