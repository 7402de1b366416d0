import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SplitPanel, type SplitPanelProps } from './SplitPanel';

const show = (props: Partial<SplitPanelProps> = {}) =>
  render(
    <SplitPanel label="Leases" start={<button type="button">L-0001</button>} {...props}>
      {props.children ?? 'Rudo Ncube'}
    </SplitPanel>,
  );
const handle = () => screen.getByRole('separator', { name: 'Width of Leases' });

function memory(initial: Record<string, string> = {}) {
  const texts = new Map(Object.entries(initial));
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
}

it('SPL-2 has a separator with its value that controls the first panel', () => {
  show({ defaultSize: 30 });
  expect(handle()).toHaveAttribute('aria-valuenow', '30');
  expect(handle()).toHaveAttribute('aria-valuetext', '30 percent');
  const controlled = document.getElementById(handle().getAttribute('aria-controls') ?? '');
  expect(controlled).toHaveTextContent('L-0001');
});

it('SPL-2 comes after both panels in the tab order', async () => {
  show({ children: <button type="button">Edit</button> });
  const names = [];
  for (let stop = 0; stop < 4; stop += 1) {
    await userEvent.tab();
    names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  }
  expect(names).toEqual(['L-0001', 'Edit', 'Hide Leases', 'Width of Leases']);
});

it('SPL-4 its button hides the first panel and shows it again, and keeps the focus', async () => {
  const onCollapsedChange = vi.fn();
  show({ onCollapsedChange });
  await userEvent.click(screen.getByRole('button', { name: 'Hide Leases' }));
  expect(screen.queryByRole('button', { name: 'L-0001' })).not.toBeInTheDocument();
  expect(onCollapsedChange).toHaveBeenLastCalledWith({ collapsed: true });
  const button = screen.getByRole('button', { name: 'Show Leases' });
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'L-0001' })).toBeInTheDocument();
});

it('SPL-4 an arrow key brings a hidden panel back at its size', () => {
  show({ defaultCollapsed: true, defaultSize: 40 });
  fireEvent.keyDown(handle(), { key: 'ArrowRight' });
  expect(handle()).toHaveAttribute('aria-valuenow', '40');
});

it('SPL-2 Escape ends a drag where it began', () => {
  const onSizeChange = vi.fn();
  show({ onSizeChange });
  fireEvent.pointerDown(handle(), { button: 0, pointerId: 1 });
  fireEvent.pointerMove(handle(), { clientX: 10 });
  fireEvent.keyDown(handle(), { key: 'Escape' });
  fireEvent.pointerUp(handle());
  expect(onSizeChange).not.toHaveBeenCalled();
  expect(handle()).toHaveAttribute('aria-valuenow', '50');
});

it('SPL-5 is as it was left', () => {
  const storage = memory();
  const { unmount } = show({ name: 'leases', storage });
  fireEvent.keyDown(handle(), { key: 'End' });
  fireEvent.keyDown(handle(), { key: 'Enter' });
  unmount();
  show({ name: 'leases', storage });
  expect(handle()).toHaveAttribute('aria-valuetext', 'hidden');
  fireEvent.keyDown(handle(), { key: 'Enter' });
  expect(handle()).toHaveAttribute('aria-valuenow', '80');
});

it.each(['', 'null', '7', '{"size":"wide"}'])('SPL-5 reads nothing from %j', (text) => {
  show({ name: 'leases', storage: memory({ 'split.leases': text }) });
  expect(handle()).toHaveAttribute('aria-valuenow', '50');
});

it('SPL-5 works where storage is blocked', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  show({ name: 'leases', storage: { getItem: blocked, setItem: blocked } });
  fireEvent.keyDown(handle(), { key: 'Home' });
  expect(handle()).toHaveAttribute('aria-valuenow', '20');
});
