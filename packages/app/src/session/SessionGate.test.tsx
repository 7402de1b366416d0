import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const stalled = () => new Promise<never>(() => {});

/**
 * A screen with the gate, whose code for signing in again comes as `code` does. Not by mocking that code: Vitest gives the
 * real one where a mock is imported while another import of it is under way.
 */
async function openScreen(code: () => Promise<never>) {
  // One that an earlier screen began.
  await vi.dynamicImportSettled();
  vi.resetModules();
  vi.doMock('../calls/withTimeout', async (original) => {
    const { withTimeout } = await original<typeof import('../calls/withTimeout')>();
    return { withTimeout: () => withTimeout(code()) };
  });
  const { SessionGate } = await import('./SessionGate');
  const { settleSignIn, signInAgain } = await import('../calls/signInAgain');
  const { getByLabelText } = render(
    <>
      <input aria-label="Branch Name" defaultValue="Depot" />
      <SessionGate username="rudo@rentsafe.example" onLogOut={() => {}} />
    </>,
  );
  vi.useFakeTimers();
  return {
    field: getByLabelText('Branch Name'),
    /** What hears how a call goes on whose token was refused. */
    refuse: (token: string) => {
      const settled = vi.fn();
      act(() => void signInAgain(token).then(settled));
      return settled;
    },
    decline: () => act(() => settleSignIn(null)),
  };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('../calls/withTimeout');
  vi.resetModules();
});

test('where the code for signing in again is gone, the calls that wait fail and the screen stays', async () => {
  const { refuse, field } = await openScreen(gone);
  const settled = refuse('access-1');
  await pass(0);
  expect(settled).toHaveBeenCalledExactlyOnceWith(null);
  expect(field).toHaveValue('Depot');
});

test('where that code does not come in 20 seconds, they fail too', async () => {
  const { refuse } = await openScreen(stalled);
  const settled = refuse('access-1');
  await pass(19_999);
  expect(settled).not.toHaveBeenCalled();
  await pass(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith(null);
});

test('a call that asks later has its own 20 seconds', async () => {
  const { refuse, decline } = await openScreen(stalled);
  refuse('access-1');
  await pass(15_000);
  decline();
  const settled = refuse('access-2');
  await pass(15_000);
  expect(settled).not.toHaveBeenCalled();
  await pass(5_000);
  expect(settled).toHaveBeenCalledExactlyOnceWith(null);
});
