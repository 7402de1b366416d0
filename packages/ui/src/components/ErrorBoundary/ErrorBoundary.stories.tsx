import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { Card } from '../Card';
import { ErrorBoundary } from './ErrorBoundary';

let broken = true;

function Rows() {
  if (broken) throw new Error('row 7 is undefined');
  return <p>Rows</p>;
}

const meta = {
  component: ErrorBoundary,
  args: { children: <Rows /> },
  beforeEach: () => {
    broken = true;
    // React reports what a boundary has caught.
    const report = spyOn(console, 'error').mockImplementation(() => {});
    return () => report.mockRestore();
  },
  render: (args) => (
    <Card>
      <ErrorBoundary {...args} />
    </Card>
  ),
} satisfies Meta<typeof ErrorBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Caught: Story = {};

export const RecoversOnRetry: Story = {
  play: async ({ canvas }) => {
    broken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(canvas.getByText('Rows')).toBeInTheDocument();
  },
};
