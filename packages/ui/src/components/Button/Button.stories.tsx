import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { IconButton } from '../IconButton';
import { Inline } from '../Inline';
import { Link } from '../Link';
import { Button, type ButtonVariant } from './Button';

const meta = { component: Button, args: { children: 'Add New Company' } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const variants: ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger'];
const inEachVariant: Story['render'] = (args) => (
  <Inline>
    {variants.map((variant) => (
      <Button {...args} key={variant} variant={variant} />
    ))}
  </Inline>
);

export const Default: Story = {};
export const Variants: Story = { render: inEachVariant };
export const Pending: Story = {
  args: { children: 'Adding Company...', pending: true },
  render: inEachVariant,
};
export const Disabled: Story = { args: { disabled: true }, render: inEachVariant };

export const WithAnIcon: Story = {
  args: {
    children: (
      <>
        <Plus />
        Add New Company
      </>
    ),
  },
  render: inEachVariant,
};

export const PendingWithAnIcon: Story = { ...WithAnIcon, args: { ...WithAnIcon.args, pending: true } };

export const Compact: Story = {
  render: (args) => (
    <div data-density="compact">
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBe(30);
  },
};

/** BTN-5 */
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Button {...args} key={size} size={size} />
      ))}
      <IconButton label="Add" variant="secondary" size="sm">
        <Plus />
      </IconButton>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(boxes.map(({ height }) => height)).toEqual([30, 36, 42, 30]);
    await expect(boxes[3]?.width).toBe(30);
  },
};

export const Focused: Story = {
  render: inEachVariant,
  play: async () => {
    await userEvent.tab();
  },
};

/** BTN-2: a Link has the colours of the button that it is. */
export const ALink: Story = {
  args: { asChild: true, variant: 'primary', children: <Link href="#login">Login</Link> },
  play: async ({ canvas }) => {
    const { color, backgroundColor, borderRadius, textDecorationLine } = getComputedStyle(
      canvas.getByRole('link'),
    );
    const root = getComputedStyle(document.documentElement);
    const probe = document.createElement('i');
    probe.style.color = root.getPropertyValue('--rs-color-on-accent');
    document.body.append(probe);
    await expect(color).toBe(getComputedStyle(probe).color);
    probe.remove();
    await expect(backgroundColor).not.toBe(color);
    await expect(borderRadius).toBe('6px');
    await expect(textDecorationLine).toBe('none');
  },
};

export const LongLabelWraps: Story = {
  args: { children: 'Add Zimbabwe Agricultural Equipment and Irrigation Supplies Wholesalers' },
  render: (args) => (
    <div style={{ inlineSize: '12rem' }}>
      <Button {...args} />
    </div>
  ),
};
