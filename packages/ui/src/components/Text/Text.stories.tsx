import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack';
import { Text, type TextSize, type TextTone } from './Text';

const meta = {
  component: Text,
  args: { children: 'No data is held. This is not a clean record.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const sizes: TextSize[] = ['xs', 'sm', 'md', 'lg'];
export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {sizes.map((size) => (
        <Text {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
};

const tones: TextTone[] = ['neutral', 'muted', 'accent', 'info', 'success', 'warning', 'danger'];
export const Tones: Story = {
  render: (args) => (
    <Stack>
      {tones.map((tone) => (
        <Text {...args} key={tone} tone={tone} />
      ))}
    </Stack>
  ),
};

export const TabularFigures: Story = {
  render: () => (
    <div style={{ inlineSize: 'max-content', textAlign: 'end' }}>
      <Text tabular>1,111,111.11</Text>
      <Text tabular>8,484,848.48</Text>
    </div>
  ),
};

export const LongWordBreaks: Story = {
  args: {
    children: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4),
    style: { inlineSize: '12rem' },
  },
};

export const Truncated: Story = { args: { truncate: true, style: { inlineSize: '12rem' } } };
