import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SKIP_WAITING } from './offlineMessages';

const announcement = 'A new version of RentSafe is available';

class Worker extends EventTarget {
  postMessage = vi.fn();

  constructor(public state: string) {
    super();
  }

  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  active: Worker | null = null;
  waiting: Worker | null = null;
  installing: Worker | null = null;
}

let registration: Registration;

beforeEach(() => {
  registration = new Registration();
  vi.stubEnv('SERVICE_WORKER', '/service-worker.js');
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => registration },
  });
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** A page of its own each time: a page registers once. */
async function open() {
  vi.resetModules();
  const [{ storeShell, useShellStored }, { Toaster }] = await Promise.all([
    import('./offlineShell'),
    import('@rentsafe/ui/Toast'),
  ]);
  render(<Toaster />);
  await act(async () => storeShell('/services/rent-safe/inspections/'));
  return { useShellStored };
}

test('the first version that is stored on a device is not announced', async () => {
  registration.installing = new Worker('installing');
  await open();
  const first = registration.installing;
  registration.waiting = first;
  act(() => first.become('installed'));
  expect(screen.queryByText(announcement)).not.toBeInTheDocument();
});

test.each(['waits already', 'comes while the page is open'])(
  'a new version that %s is announced, and taken up when asked',
  async (when) => {
    registration.active = new Worker('activated');
    const next = new Worker('installed');
    if (when === 'waits already') registration.waiting = next;
    await open();
    if (when !== 'waits already') {
      registration.installing = next;
      registration.dispatchEvent(new Event('updatefound'));
      registration.waiting = next;
      act(() => next.become('installed'));
    }
    expect(await screen.findByText(announcement)).toBeVisible();
    expect(next.postMessage).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(next.postMessage).toHaveBeenCalledExactlyOnceWith(SKIP_WAITING);
  },
);

test('code that did not come whole is fetched again', async () => {
  vi.useFakeTimers();
  const register = vi.fn(async () => registration);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  // A browser refuses a second policy of a name.
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  registration.installing = new Worker('installing');
  const { useShellStored } = await open();
  const stored = renderHook(() => useShellStored());
  const [first, second] = [registration.installing, new Worker('activated')];
  registration.installing = second;
  await act(async () => first.become('redundant'));
  expect(stored.result.current).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(register).toHaveBeenCalledTimes(2);
  expect(createPolicy).toHaveBeenCalledOnce();
  expect(stored.result.current).toBe(true);
});
