import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Breadcrumbs } from '../Breadcrumbs';
import { Text } from '../Text';
import { Link } from './Link';
import { LinkProvider } from './LinkProvider';

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

export const OfARouter: Story = {
  tags: ['!visual'],
  render: () => (
    <LinkProvider renderLink={({ href, ...rest }) => <a href={`#app${href}`} {...rest} />}>
      <Breadcrumbs items={[{ label: 'Properties', href: '/properties' }, { label: 'Flat 4' }]} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Properties' });
    await expect(link).toHaveAttribute('href', '#app/properties');
  },
};
