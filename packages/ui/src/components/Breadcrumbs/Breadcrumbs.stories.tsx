import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Rental management', href: '#rent-safe' },
      { label: 'Landlords' },
      { label: 'Statements', href: '#statements' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneStep: Story = { args: { items: [{ label: 'Dashboard' }] } };
export const WrapsLongWords: Story = {
  args: {
    style: { inlineSize: '16rem' },
    items: [
      { label: 'Rental management', href: '#rent-safe' },
      { label: 'Pneumonoultramicroscopicsilicovolcanoconiosis' },
    ],
  },
};
