import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryRouter } from '../../testing/StoryRouter';
import { SetPasswordView, type SetPasswordViewProps } from './SetPasswordView';

const meta = {
  title: 'Screens/Set password',
  component: SetPasswordView,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryRouter>{<Story />}</StoryRouter>],
  args: { link: 'given', onSubmit: fn() as SetPasswordViewProps['onSubmit'] },
} satisfies Meta<typeof SetPasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

const type = async (canvasElement: HTMLElement, password: string, confirmation = password) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(/^New Password/), password);
  await userEvent.type(canvas.getByLabelText(/^Confirm Password/), confirmation);
  await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
  return canvas;
};

export const Empty: Story = {};

export const TooCommon: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = await type(canvasElement, 'Password1234');
    await expect(canvas.getByLabelText(/^New Password/)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NotTheSame: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await type(canvasElement, 'kopje-lantern-violet-42', 'kopje-lantern');
    await expect(canvas.getByLabelText(/^Confirm Password/)).toHaveFocus();
  },
};

export const Sending: Story = {
  args: { onSubmit: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => void (await type(canvasElement, 'kopje-lantern-violet-42')),
};

export const LinkRefused: Story = { args: { link: 'refused' } };

export const LinkIncomplete: Story = { args: { link: 'incomplete' } };
