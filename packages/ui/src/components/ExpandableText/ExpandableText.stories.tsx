import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { followKeys } from '../../testing/followKeys';
import { ExpandableText } from './ExpandableText';

const meta = {
  component: ExpandableText,
  args: { parts: ['1 First Street, Harare', 'P.O. Box 5, Mutare', '9 Main Street, Gweru'] },
} satisfies Meta<typeof ExpandableText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Collapsed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/P\.O\. Box 5/)).not.toBeVisible();
  },
};

export const Expanded: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/P\.O\. Box 5/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveFocus();
  },
};

/** The keyboard table of the APG: disclosure. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const button = () => canvas.getByRole('button', { name: /^Show/ });
    const is = (expanded: boolean) => () =>
      expect(button()).toHaveAttribute('aria-expanded', String(expanded));
    await followKeys([
      ['Tab goes to the button', '{Tab}', () => expect(button()).toHaveFocus()],
      ['Enter opens', '{Enter}', is(true)],
      ['Enter closes', '{Enter}', is(false)],
      ['Space opens', ' ', is(true)],
      ['Space closes', ' ', is(false)],
      ['the focus stays', '', () => expect(button()).toHaveFocus()],
    ]);
  },
};

export const OnePart: Story = { args: { parts: ['1 First Street, Harare'] } };
