import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Select } from '../Select';
import { Stack } from '../Stack';
import { TextField } from '../TextField';
import { Popover } from './Popover';

const filters = (
  <Stack gap={3}>
    <Select
      label="State"
      placeholder="Any"
      options={[
        { value: 'active', label: 'Active' },
        { value: 'ended', label: 'Ended' },
      ]}
    />
    <TextField label="Tenant" />
    <Button variant="primary">Apply</Button>
  </Stack>
);

const units = Array.from({ length: 40 }, (_, at) => `Unit ${at + 1}`);

const meta = {
  component: Popover,
  args: { trigger: <Button>Filters</Button>, label: 'Filters', children: filters },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };

export const LongWords: Story = {
  args: { defaultOpen: true, children: 'Zimbabweagriculturalequipmentandirrigation'.repeat(4) },
};

export const TallerThanTheWindow: Story = {
  args: {
    defaultOpen: true,
    children: (
      <Stack gap={3}>
        {units.map((unit) => (
          <TextField key={unit} label={unit} />
        ))}
      </Stack>
    ),
  },
};

/** PPV-2, PPV-3 */
export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filters' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('State')).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Apply' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
