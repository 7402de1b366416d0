import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../Dialog';
import { isInsideToasts } from '.';
import { Toaster } from './Toaster';
import { toast } from './toast';

const region = () => screen.getByRole('region', { name: 'Notifications' });
const liveRegion = (politeness: 'polite' | 'assertive') =>
  region().querySelector(`[aria-live="${politeness}"]`) as HTMLElement;
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const showToasts = async (speak: () => unknown) => {
  await act(async () => {
    speak();
  });
};
const keys = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(async () => {
  await showToasts(() => toast.dismiss());
  vi.useRealTimers();
});

it('TST-2 has both live regions before the first toast', () => {
  render(<Toaster />);
  expect(liveRegion('polite')).toBeEmptyDOMElement();
  expect(liveRegion('assertive')).toBeEmptyDOMElement();
});

function SaysAtOnce() {
  useEffect(() => {
    toast.error('Failed');
  }, []);
  return null;
}

it('TST-2 has both live regions before a toast that was created earlier', async () => {
  vi.useFakeTimers();
  render(
    <>
      <Toaster />
      <SaysAtOnce />
    </>,
  );
  expect(liveRegion('assertive')).toBeEmptyDOMElement();
  await later(16);
  expect(liveRegion('assertive')).toHaveTextContent('Failed');
});

it('TST-2 announces errors and warnings at once and the rest politely', async () => {
  render(<Toaster />);
  await showToasts(() => {
    toast.success('Saved');
    toast.error('Failed');
  });
  expect(liveRegion('polite')).toHaveTextContent('Saved');
  expect(liveRegion('assertive')).toHaveTextContent('Failed');
});

it('TST-1, TST-2 speaks over an open dialog too, whose page is inert', async () => {
  render(
    <>
      <main data-testid="page" />
      <Toaster />
      <Dialog open onOpenChange={() => {}} title="Add New Company" />
    </>,
  );
  await showToasts(() => toast.error('Failed'));
  expect(screen.getByTestId('page').closest('[inert]')).not.toBeNull();
  expect(liveRegion('assertive')).toHaveTextContent('Failed');
  expect(liveRegion('assertive').closest('[inert], [aria-hidden="true"]')).toBeNull();
});

it('TST-3 goes after 4 s, or after the time of the Toaster or of its own', async () => {
  vi.useFakeTimers();
  const { rerender } = render(<Toaster />);
  await showToasts(() => toast.info('Default'));
  await later(3999);
  expect(screen.getByText('Default')).toBeInTheDocument();
  await later(1);
  expect(screen.queryByText('Default')).not.toBeInTheDocument();

  rerender(<Toaster duration={10_000} />);
  await showToasts(() => {
    toast.info('Of the Toaster');
    toast.info('Of its own', { duration: 2000 });
  });
  await later(2000);
  expect(screen.queryByText('Of its own')).not.toBeInTheDocument();
  await later(7999);
  expect(screen.getByText('Of the Toaster')).toBeInTheDocument();
  await later(1);
  expect(screen.queryByText('Of the Toaster')).not.toBeInTheDocument();
});

it('TST-3 with an action goes after its own time, and else never; nor does it while loading', async () => {
  render(<Toaster />);
  const onAction = vi.fn();
  await showToasts(() => {
    toast.success('Company created', { action: { label: 'View', onAction }, duration: 10_000 });
    toast.success('Address removed', { action: { label: 'Undo', onAction } });
    toast.loading('Adding company', { duration: 100 });
  });
  await later(9_000);
  expect(screen.getByText('Company created')).toBeInTheDocument();
  await later(1_000);
  expect(screen.queryByText('Company created')).not.toBeInTheDocument();
  await later(3_600_000);
  expect(screen.getByText('Adding company')).toBeInTheDocument();
  await keys.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(screen.queryByText('Address removed')).not.toBeInTheDocument();
});

it('TST-4 stops the clock under the pointer, with focus inside and while the window is hidden', async () => {
  vi.useFakeTimers();
  render(<Toaster />);
  await showToasts(() => toast.info('Saved'));
  await later(3000);

  fireEvent.pointerEnter(region());
  await later(60_000);
  fireEvent.pointerLeave(region());
  await later(500);

  act(() => region().focus());
  await later(60_000);
  act(() => region().blur());
  await later(400);

  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  await later(60_000);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));

  expect(screen.getByText('Saved')).toBeInTheDocument();
  await later(200);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  hidden.mockRestore();
});

it('TST-5 shows three; an older one comes back when there is room', async () => {
  render(<Toaster />);
  await showToasts(() => {
    for (const title of ['One', 'Two', 'Three', 'Four']) toast.info(title);
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByText('One')).not.toBeInTheDocument();
  await keys.click(within(screen.getByText('Four').closest('li') as HTMLElement).getByRole('button'));
  expect(screen.getByText('One')).toBeInTheDocument();
});

const close = (title: string) => {
  const item = screen.getByText(title).closest('li') as HTMLElement;
  fireEvent.click(within(item).getByRole('button'));
  return later(0);
};

it('TST-5 one that comes back has the time that was left, and is not announced again', async () => {
  vi.useFakeTimers();
  render(<Toaster />);
  await showToasts(() => toast.info('One'));
  await later(3000);
  await showToasts(() => {
    for (const title of ['Two', 'Three', 'Four']) toast.loading(title);
  });
  await later(60_000);
  await close('Four');
  expect(screen.getByText('One').closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await later(999);
  expect(screen.getByText('One')).toBeInTheDocument();
  await later(1);
  expect(screen.queryByText('One')).not.toBeInTheDocument();
});

it('TST-5 one that shows for the first time, or has new text on its return, is announced', async () => {
  render(<Toaster />);
  await showToasts(() => {
    for (const title of ['One', 'Two', 'Three', 'Four']) toast.loading(title, { id: title });
  });
  await close('Four');
  expect(screen.getByText('One').closest('[aria-live]')).toBe(liveRegion('polite'));

  await showToasts(() => toast.loading('Five'));
  await close('Five');
  expect(screen.getByText('One').closest('[aria-live]')).not.toBe(liveRegion('polite'));
  await showToasts(() => toast.success('Done', { id: 'One' }));
  expect(screen.getByText('Done').closest('[aria-live]')).toBe(liveRegion('polite'));
});

it('TST-6 closes with a named button', async () => {
  render(<Toaster />);
  await showToasts(() => toast.info('Saved'));
  const close = screen.getByRole('button', { name: 'Close notification' });
  expect(close).toHaveAccessibleDescription('Saved');
  expect(close).toHaveAttribute('aria-live', 'off');
  await keys.click(close);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('TST-7 takes focus on Alt+T and returns it on Escape', async () => {
  render(
    <>
      <Toaster />
      <input aria-label="Search" />
    </>,
  );
  await keys.click(screen.getByRole('textbox'));
  await keys.keyboard('{Alt>}[KeyT]{/Alt}');
  expect(screen.getByRole('textbox')).toHaveFocus();

  await showToasts(() => toast.info('Saved'));
  await keys.keyboard('{Alt>}[KeyT]{/Alt}');
  expect(region()).toHaveFocus();
  expect(region()).toHaveAttribute('data-expanded', 'true');

  await keys.keyboard('{Escape}');
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(region()).toHaveAttribute('data-expanded', 'false');
});

it('TST-7 moves focus on when the toast that held it goes, and back after the last', async () => {
  render(
    <>
      <button type="button">Add New Company</button>
      <Toaster />
    </>,
  );
  await showToasts(() => {
    toast.info('One');
    toast.info('Two');
  });
  act(() => screen.getByRole('button', { name: 'Add New Company' }).focus());
  await keys.keyboard('{Alt>}[KeyT]{/Alt}');
  await keys.tab();
  await keys.keyboard('{Enter}');
  expect(region()).toHaveFocus();
  await keys.tab();
  await keys.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Add New Company' })).toHaveFocus();
});

it('TST-8 is swiped away by pointer, and springs back when let go early', async () => {
  render(<Toaster />);
  await showToasts(() => toast.info('Saved'));
  const item = screen.getByRole('listitem');
  const swipeTo = (clientX: number) => {
    fireEvent.pointerDown(item, { button: 0, clientX: 100, clientY: 20 });
    fireEvent.pointerMove(item, { clientX, clientY: 20 });
  };
  swipeTo(20);
  expect(item).toHaveStyle({ translate: '-80px' });
  fireEvent.pointerCancel(item);
  expect(item).not.toHaveStyle({ translate: '-80px' });
  swipeTo(20);
  fireEvent.pointerUp(item, { clientX: 20, clientY: 20 });
  await later(0);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('TST-9 changes a toast in place and starts its clock again', async () => {
  render(<Toaster />);
  let id = '';
  await showToasts(() => {
    id = toast.info('Fetching');
  });
  const item = screen.getByRole('listitem');
  await later(3000);
  await showToasts(() => toast.success('Fetched', { id }));
  expect(screen.getByRole('listitem')).toBe(item);
  await later(3000);
  expect(screen.getByText('Fetched')).toBeInTheDocument();
});

it('TST-12 shows hostile text as text', async () => {
  render(<Toaster />);
  await showToasts(() => toast.error('<img src=x onerror=alert(1)>', { description: '\u202egnp.exe' }));
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  expect(region().querySelector('img')).toBeNull();
});

it('isInsideToasts tells listeners of one’s own what is a toast', async () => {
  render(<Toaster />);
  await showToasts(() => toast.success('Saved'));
  expect(isInsideToasts(screen.getByText('Saved'))).toBe(true);
  expect(isInsideToasts(document.body)).toBe(false);
});
