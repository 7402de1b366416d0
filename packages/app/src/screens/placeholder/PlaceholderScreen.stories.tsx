import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlaceholderView } from './PlaceholderView';

const meta = {
  title: 'Screens/Placeholder',
  component: PlaceholderView,
  args: {
    heading: 'Lease Templates',
    text: 'LeaseTemplate',
    about: 'Templates that leases are written from will be kept here.',
  },
} satisfies Meta<typeof PlaceholderView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = {};

export const TextIsTheHeading: Story = {
  args: { heading: 'Leases', text: 'Leases', about: 'Leases of all tenants will be listed here.' },
};

export const OneOfSeveral: Story = {
  args: {
    heading: 'Debit Journals',
    group: 'Customers',
    text: 'Journal',
    about: "Debit journal entries on customers' accounts will be made and listed here.",
  },
};
