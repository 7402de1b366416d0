import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack';
import { Heading } from './Heading';

const meta = {
  component: Heading,
  args: { level: 1, children: 'Landlord Property Statements' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Level1: Story = {};

export const Outline: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Payment status</Heading>
      <Heading level={2}>Credit Summary</Heading>
      <Heading level={3}>Credit Given</Heading>
      <Heading level={4}>Due 1-30 days</Heading>
    </Stack>
  ),
};

export const SmallerThanItsLevel: Story = { args: { level: 2, size: 'sm' } };

export const LongNameWraps: Story = {
  args: {
    style: { inlineSize: '20rem' },
    children: 'Zimbabwe Agricultural Equipment and Irrigation Supplies Wholesalers (Private) Limited',
  },
};
