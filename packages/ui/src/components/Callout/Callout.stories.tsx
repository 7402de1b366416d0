import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Tone } from '../../internal/tone';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { Callout } from './Callout';

const meta = {
  component: Callout,
  args: { children: 'No data is held about this person. This is not a clean record.' },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones: Tone[] = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'];

export const Default: Story = {};

export const Tones: Story = {
  args: { title: 'No data held' },
  render: (args) => (
    <Stack>
      {tones.map((tone) => (
        <Callout {...args} key={tone} tone={tone} />
      ))}
    </Stack>
  ),
};

export const TitleAlone: Story = {
  args: { tone: 'danger', role: 'alert', title: 'Invalid account.', children: null },
};

export const WithAnAction: Story = {
  args: {
    tone: 'warning',
    title: 'These rows may be out of date',
    children: 'The server could not be reached. What you see was fetched at 09:30.',
    actions: <Button>Retry</Button>,
  },
};

export const LongWords: Story = {
  args: { title: 'Zimbabweagriculturalequipmentandirrigationsupplieswholesalers'.repeat(2) },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <Callout {...args} />
    </div>
  ),
};
