import { Toaster } from '@rentsafe/ui/Toast';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useCreatedToast } from './createdToast';

afterEach(() => void vi.useRealTimers());

function Created() {
  const showCreated = useCreatedToast('individual');
  const link = { label: 'View report', href: '/individuals/1?tab=report' };
  return (
    <button
      type="button"
      onClick={() => showCreated({ description: 'Tariro Ncube · 63123456B63', link }, false)}
    >
      Create
    </button>
  );
}

test('the toast that leads to the new record goes after 10 seconds: the list leads there too', async () => {
  vi.useFakeTimers();
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  render(
    <MemoryRouter>
      <Toaster />
      <Created />
    </MemoryRouter>,
  );
  await later(0);
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await later(9_999);
  expect(screen.getByRole('button', { name: 'View report' })).toBeInTheDocument();
  await later(1);
  expect(screen.queryByText('Individual created successfully!')).not.toBeInTheDocument();
});
