import { HOME_PATH } from '@rentsafe/domain/session';
import { toast } from '@rentsafe/ui/Toast';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { signedIn } from '../testing/login';
import { renderApp } from '../wholeApp/renderApp';

afterEach(() => void vi.useRealTimers());

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a toast of the app goes after 10 seconds', async () => {
  signedIn();
  renderApp(`${HOME_PATH}/leases`);
  await screen.findByRole('heading', { level: 1, name: 'Leases' });
  await screen.findByRole('region', { name: 'Notifications' });
  vi.useFakeTimers();
  await act(async () => void toast.info('Address 2 removed'));
  await later(9_999);
  expect(screen.getByText('Address 2 removed')).toBeVisible();
  await later(1);
  expect(screen.queryByText('Address 2 removed')).not.toBeInTheDocument();
});
