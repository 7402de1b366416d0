import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Drawer } from './Drawer';

const page = (open: boolean, onOpenChange = () => {}) => (
  <>
    <button type="button">Filters</button>
    <h1 tabIndex={-1}>Leases</h1>
    <Drawer open={open} onOpenChange={onOpenChange} title="Filters">
      <a href="#leases">Leases</a>
    </Drawer>
  </>
);

it('DRW-2 asks to close on Escape and on its button', async () => {
  const onOpenChange = vi.fn();
  render(page(true, onOpenChange));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenCalledTimes(2);
});

it('DRW-3 returns focus to what opened it', async () => {
  const { rerender } = render(page(false));
  act(() => screen.getByRole('button', { name: 'Filters' }).focus());
  rerender(page(true));
  rerender(page(false));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus());
});

it('DRW-3 leaves focus where a navigation has put it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { rerender } = render(page(false));
  act(() => screen.getByRole('button', { name: 'Filters' }).focus());
  rerender(page(true));
  rerender(page(false));
  act(() => screen.getByRole('heading', { name: 'Leases' }).focus());
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(screen.getByRole('heading', { name: 'Leases' })).toHaveFocus();
});
