import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Announcer } from '../../components/Announcer';
import { ContactRepeater } from './ContactRepeater';

const people = [
  { value: 1, label: 'Tendai Moyo', description: '63-123456 A 42' },
  { value: 2, label: 'Rudo Ncube', description: '63-654321 B 42' },
];

const meta = {
  component: ContactRepeater,
  args: {
    initialRows: 2,
    searchIndividuals: (query) =>
      Promise.resolve(people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))),
  },
  decorators: [
    (Story) => (
      <form aria-label="Branch" style={{ maxInlineSize: '52rem' }}>
        <Announcer />
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof ContactRepeater>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { initialRows: 0 } };
export const TwoContacts: Story = {};

export const OnePrimaryAtMost: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('checkbox', { name: 'Primary' }) as [
      HTMLElement,
      HTMLElement,
    ];
    await userEvent.click(first);
    await userEvent.click(second);
    await expect(first).not.toBeChecked();
    await expect(second).toBeChecked();
  },
};

export const PickedFromTheList: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getAllByRole('combobox', { name: 'Individual' })[1] as HTMLElement, 'rudo');
    await userEvent.click(await canvas.findByRole('option', { name: /Rudo Ncube/ }));
    await expect(canvas.getAllByRole('combobox', { name: 'Individual' })[1]).toHaveValue('Rudo Ncube');
  },
};
