import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar';

const meta = {
  component: ProgressBar,
  args: { label: 'Exporting companies', value: 40 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NotBegun: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 57, max: 57 } };
export const OfUnknownLength: Story = { args: { value: undefined } };
