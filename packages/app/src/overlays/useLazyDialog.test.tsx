import { Toaster } from '@rentsafe/ui/Toast';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedIn } from '../testing/login';
import { useLazyDialog } from './useLazyDialog';

interface DialogProps {
  onClose: () => void;
}

let isBroken = false;
function Report({ onClose }: DialogProps) {
  if (isBroken) throw new Error('Broken on purpose');
  return (
    <button type="button" onClick={onClose}>
      Close the report
    </button>
  );
}
const load = vi.fn(async () => Report);

function Screen() {
  const { opened, trigger, onClose } = useLazyDialog<'one', DialogProps>(
    load,
    'The report could not be opened',
  );
  return (
    <>
      <input aria-label="Search" />
      <button type="button" onClick={() => trigger.onOpen('one')}>
        View
      </button>
      {opened && <opened.Dialog onClose={onClose} />}
      <Toaster />
    </>
  );
}

beforeEach(() => {
  isBroken = false;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  [
    'code that is gone',
    () => load.mockRejectedValueOnce(new TypeError('Failed to fetch')),
    /updated.*Try again/,
  ],
  [
    'an error while it is shown',
    () => {
      isBroken = true;
    },
    /went wrong while it was shown\. Try again/,
  ],
])(
  '%s: what lies below stays as it was typed, it is said, and another try opens it',
  async (_, spoil, says) => {
    const user = userEvent.setup();
    render(<Screen />);
    await user.type(screen.getByLabelText('Search'), 'moyo');
    spoil();
    await user.click(screen.getByRole('button', { name: 'View' }));
    expect(await screen.findByText('The report could not be opened')).toBeVisible();
    expect(screen.getByText(says)).toBeVisible();
    expect(screen.getByLabelText('Search')).toHaveValue('moyo');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'View' }));
    expect(await screen.findByRole('button', { name: 'Close the report' })).toBeVisible();
  },
);

test('code that never comes is given up, and said', async () => {
  vi.useFakeTimers();
  try {
    render(<Screen />);
    await act(() => vi.advanceTimersByTimeAsync(100));
    load.mockReturnValueOnce(new Promise<never>(() => {}));
    fireEvent.click(screen.getByRole('button', { name: 'View' }));
    await act(() => vi.advanceTimersByTimeAsync(19_000));
    expect(screen.queryByText('The report could not be opened')).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    expect(screen.getByText('The report could not be opened')).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

test('code that is gone for who has signed out is not told to the next person', async () => {
  signedIn();
  const user = userEvent.setup();
  render(<Screen />);
  let fail = () => {};
  const failing = new Promise<never>((_, reject) => {
    fail = () => reject(new TypeError('Failed to fetch'));
  });
  load.mockReturnValueOnce(failing);
  await user.click(screen.getByRole('button', { name: 'View' }));
  signedIn({ username: 'tendai@rentsafe.example' });
  await act(async () => fail());
  expect(screen.queryByText('The report could not be opened')).not.toBeInTheDocument();
});
