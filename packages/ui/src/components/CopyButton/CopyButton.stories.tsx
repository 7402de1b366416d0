import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CopyButton } from './CopyButton';

/** The clipboard of the story: it takes the text, or refuses it. */
const clipboard = (writeText: () => Promise<void>) => () => {
  const { clipboard: real } = navigator;
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return () => Object.defineProperty(navigator, 'clipboard', { value: real, configurable: true });
};

const meta = {
  component: CopyButton,
  args: { value: 'https://rentsafe.example/set-password#token=x' },
  beforeEach: clipboard(() => Promise.resolve()),
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NamedByWhatItCopies: Story = { args: { children: 'Copy lease number', variant: 'ghost' } };

export const Copied: Story = {
  // The text goes after two seconds.
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Copied')).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Refused: Story = {
  beforeEach: clipboard(() => Promise.reject(new Error('denied'))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(/^Not copied/)).toBeVisible();
  },
};
