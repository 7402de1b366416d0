import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Tag } from '../Tag';
import { PageHeader } from './PageHeader';

const meta = { component: PageHeader, args: { title: 'Internal Users' } } satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithEverything: Story = {
  args: {
    title: 'Landlord Property Statements',
    tag: <Tag>Sample data</Tag>,
    description: 'What each landlord is owed for each property.',
    actions: <Button variant="primary">Print</Button>,
  },
};

export const LongWords: Story = {
  args: {
    ...WithEverything.args,
    title: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2),
    style: { inlineSize: '20rem' },
  },
};
