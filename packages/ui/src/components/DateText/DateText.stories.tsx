import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateText } from './DateText';

const meta = { component: DateText, args: { value: '2025-09-05' } } satisfies Meta<typeof DateText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SecondStyle: Story = { args: { dateStyle: 'medium' } };
export const ThirdStyle: Story = { args: { dateStyle: 'numeric' } };
export const WithTime: Story = { args: { value: '2025-09-05T07:30:00Z', withTime: true } };
export const NoDate: Story = { args: { value: null } };
