import { HOME_PATH } from '@rentsafe/domain/session';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedIn } from '../testing/login';
import { renderApp } from '../wholeApp/renderApp';

beforeEach(() => void signedIn());
afterEach(() => vi.restoreAllMocks());

test('going offline is shown and said politely, and so is coming back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const go = (online: boolean) => {
    onLine.mockReturnValue(online);
    act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
  };
  renderApp(HOME_PATH);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('You are offline.')).not.toBeInTheDocument();
  go(false);
  expect(await screen.findByText('You are offline.')).toBeVisible();
  const polite = () => document.querySelector('[aria-live="polite"]');
  expect(polite()).toHaveTextContent('changes are not saved automatically');
  go(true);
  await waitFor(() => expect(screen.queryByText('You are offline.')).not.toBeInTheDocument());
  expect(polite()).toHaveTextContent('You are online again.');
});
