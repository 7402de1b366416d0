import 'fake-indexeddb/auto';
import { HOME_PATH } from '@rentsafe/domain/session';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inspectionPath, inspectionsPath } from '../paths';
import { signedIn } from '../testing/login';
import { renderApp } from '../wholeApp/renderApp';

beforeEach(() => void signedIn());
afterEach(() => vi.restoreAllMocks());

/** What takes the browser offline, and back. */
function connection() {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  return (online: boolean) => {
    onLine.mockReturnValue(online);
    act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
  };
}

test('going offline is shown and said politely, and so is coming back', async () => {
  const go = connection();
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

test.each([
  [inspectionsPath, true],
  [inspectionPath(4), false],
])('%s: it says whether what is typed is lost: %s', async (path, isLost) => {
  const go = connection();
  renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  go(false);
  const banner = (await screen.findByText('You are offline.')).parentElement?.parentElement;
  expect(/not saved automatically/.test(banner?.textContent ?? '')).toBe(isLost);
  expect(banner).toHaveTextContent("You can't load or");
});
