import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { ErrorState } from './ErrorState';

const meta = {
  component: ErrorState,
  args: { title: 'Could not fetch companies', onRetry: () => {} },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Retrying: Story = { args: { retrying: true } };
export const NothingToRetry: Story = {
  args: { onRetry: undefined, children: 'Ask an administrator for access to this list.' },
};

export const WithDetails: Story = {
  args: { details: 'Request 4f2a91: the server did not answer within 30 seconds.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Details'));
  },
};
