import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NamesWhatIsLoading: Story = { args: { label: 'Loading companies' } };

export const InALargerText: Story = { args: { style: { fontSize: '3rem' } } };
