import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Heading } from '../Heading';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Card } from './Card';

const meta = { component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const content = (
  <Stack gap={1}>
    <Heading level={2} size="md">
      Rental management
    </Heading>
    <Text tone="muted">Rent payment status, tenants, landlords and properties.</Text>
  </Stack>
);

export const Default: Story = { args: { children: content } };

export const ALinkAsAWhole: Story = {
  args: { asChild: true, children: <a href="#services">{content}</a> },
  play: async () => {
    await userEvent.tab();
  },
};

export const Flush: Story = {
  args: {
    flush: true,
    children: <div style={{ background: 'var(--rs-color-surface-sunken)' }}>To the edges</div>,
  },
};
