import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { HelpButton } from './HelpButton';
import { HelpPanel, type HelpPanelProps } from './HelpPanel';

const show = (props: Partial<HelpPanelProps> = {}) =>
  render(
    <HelpPanel title="Deposits" help="Held until another Admin approves." {...props}>
      <HelpButton />
    </HelpPanel>,
  );
const button = () => screen.getByRole('button', { name: 'Help' });
const panel = () => screen.queryByRole('complementary', { name: 'Deposits' });

it('HLP-1, HLP-2 the button opens it and hands the focus to its title', async () => {
  show();
  expect(button()).not.toHaveAttribute('aria-controls');
  await userEvent.click(button());
  expect(panel()).toHaveTextContent('Held until another Admin approves.');
  expect(button()).toHaveAttribute('aria-controls', panel()?.id);
  expect(screen.getByRole('heading', { name: 'Deposits' })).toHaveFocus();
  await userEvent.click(button());
  expect(panel()).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

it('HLP-2 takes no focus where it starts open', () => {
  show({ defaultOpen: true });
  expect(panel()).toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

it.each([
  ['escape', () => userEvent.keyboard('{Escape}')],
  ['closeButton', () => userEvent.click(screen.getByRole('button', { name: 'Close help' }))],
])('HLP-3 closes by %s and gives the focus back', async (reason, act) => {
  const onOpenChange = vi.fn();
  show({ onOpenChange });
  await userEvent.click(button());
  await act();
  expect(onOpenChange).toHaveBeenLastCalledWith({ open: false, reason });
  expect(button()).toHaveFocus();
});

it('says what a HelpButton lacks that stands alone', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<HelpButton />)).toThrow('needs a HelpPanel around it');
});
