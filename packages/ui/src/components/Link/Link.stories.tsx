import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Text } from '../Text/Text';
import { Link } from './Link';

const meta = {
  component: Link,
  args: { href: '#report', children: 'Tendai Moyo' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InRunningText: Story = {
  render: (args) => (
    <Text>
      An individual with this number exists: <Link {...args} />. Open the report before adding another.
    </Text>
  ),
};

export const UnderlinedOnHover: Story = { args: { underline: 'hover' } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};
