import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack';
import { Skeleton } from './Skeleton';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ALine: Story = {};

export const AParagraph: Story = {
  render: () => (
    <Stack gap={2} aria-busy="true" style={{ inlineSize: '20rem' }}>
      <Skeleton />
      <Skeleton />
      <Skeleton style={{ inlineSize: '60%' }} />
    </Stack>
  ),
};
