import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DensityToggle } from './DensityToggle';

it('DNS-1, DNS-2 is one toggle that asks for the other density', async () => {
  const onDensityChange = vi.fn();
  const { rerender } = render(<DensityToggle density="comfortable" onDensityChange={onDensityChange} />);
  const toggle = screen.getByRole('button', { name: 'Compact rows', pressed: false });
  await userEvent.click(toggle);
  expect(onDensityChange).toHaveBeenLastCalledWith({ density: 'compact' });
  rerender(<DensityToggle density="compact" onDensityChange={onDensityChange} />);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(toggle);
  expect(onDensityChange).toHaveBeenLastCalledWith({ density: 'comfortable' });
});
