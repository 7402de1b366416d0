import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card';
import { Stack } from './Stack';

const meta = {
  component: Stack,
  args: {
    children: ['Personal Details', 'Employment History', 'Claims'].map((name) => (
      <Card key={name}>{name}</Card>
    )),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SectionGap: Story = { args: { gap: 'section' } };
export const AlignedToTheStart: Story = { args: { align: 'start', gap: 2 } };
