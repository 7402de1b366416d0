import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { settleSignIn, signInAgain } from '../api/signInAgain';
import { SessionGate } from './SessionGate';

const gone = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
const stalled = () => new Promise<never>(() => {});

afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('./SignInAgain');
});

function openScreen() {
  return render(
    <>
      <input aria-label="Branch Name" defaultValue="Depot" />
      <SessionGate username="rudo@rentsafe.example" onLogOut={() => {}} />
    </>,
  );
}

test('where the code for signing in again is gone, the calls that wait fail and the screen stays', async () => {
  vi.doMock('./SignInAgain', gone);
  const view = openScreen();
  expect(await signInAgain('access-1')).toBeNull();
  expect(view.getByLabelText('Branch Name')).toHaveValue('Depot');
});

test('where that code does not come in 20 seconds, they fail too', async () => {
  vi.doMock('./SignInAgain', stalled);
  vi.useFakeTimers();
  openScreen();
  const settled = vi.fn();
  act(() => void signInAgain('access-1').then(settled));
  await act(() => vi.advanceTimersByTimeAsync(19_999));
  expect(settled).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(settled).toHaveBeenCalledExactlyOnceWith(null);
});

test('a call that asks later has its own 20 seconds', async () => {
  vi.doMock('./SignInAgain', stalled);
  vi.useFakeTimers();
  openScreen();
  act(() => void signInAgain('access-1'));
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  act(() => settleSignIn(null));
  const settled = vi.fn();
  act(() => void signInAgain('access-2').then(settled));
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(settled).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(settled).toHaveBeenCalledExactlyOnceWith(null);
});
