import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button';
import { Heading } from '../Heading';
import { Inline } from './Inline';

const meta = {
  component: Inline,
  args: {
    children: ['Add New Individual', 'Add New Company', 'Print'].map((name) => (
      <Button key={name}>{name}</Button>
    )),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HeadingAndActions: Story = {
  args: {
    justify: 'between',
    children: [
      <Heading key="heading" level={2}>
        Companies
      </Heading>,
      <Button key="add" variant="primary">
        Add New Company
      </Button>,
    ],
  },
};

export const WrapsWhereTheRoomEnds: Story = {
  args: { style: { inlineSize: '16rem' } },
  play: async ({ canvas }) => {
    const [first, last] = [canvas.getByText('Add New Individual'), canvas.getByText('Print')];
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().top);
  },
};
