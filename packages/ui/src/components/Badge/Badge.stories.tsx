import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Tone } from '../../internal/tone';
import { Inline } from '../Inline';
import { Badge } from './Badge';

const meta = { component: Badge, args: { children: 'Occupied' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels: Record<Tone, string> = {
  neutral: 'Draft',
  accent: 'New',
  info: 'Invited',
  success: 'Occupied',
  warning: 'Maintenance',
  danger: 'High priority',
};

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <Inline>
      {Object.entries(labels).map(([tone, label]) => (
        <Badge key={tone} tone={tone as Tone}>
          {label}
        </Badge>
      ))}
    </Inline>
  ),
};
