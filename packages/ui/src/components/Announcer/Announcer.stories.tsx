import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button';
import { Announcer } from './Announcer';
import { announce } from './announce';

const meta = {
  component: Announcer,
  render: (args) => (
    <>
      <Announcer {...args} />
      <Button onClick={() => announce('20 of 134 results')}>Announce the results</Button>
    </>
  ),
} satisfies Meta<typeof Announcer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {};

export const Speaks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('20 of 134 results')).toBeInTheDocument();
  },
};
