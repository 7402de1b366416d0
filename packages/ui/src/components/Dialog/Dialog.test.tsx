import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Button } from '../Button';
import { Combobox } from '../Combobox';
import { Menu, MenuItem } from '../Menu';
import { Popover } from '../Popover';
import { useDialogClose } from './closing';
import { Dialog, type DialogProps } from './Dialog';

function Cancel() {
  const close = useDialogClose();
  return (
    <button type="button" onClick={() => close('cancel')}>
      Cancel
    </button>
  );
}

function Example({ children, ...props }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add New Company
      </button>
      <div data-rs-toasts="">
        <button type="button">Close notification</button>
      </div>
      <Dialog
        title="Add New Company"
        description="Fields marked with a star are required."
        {...props}
        open={open}
        onOpenChange={(event) => {
          props.onOpenChange?.(event);
          setOpen(false);
        }}
        footer={<Cancel />}
      >
        {children}
      </Dialog>
    </>
  );
}

async function open(props: Partial<DialogProps> = {}) {
  render(<Example {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add New Company' }));
}
const dialog = () => screen.getByRole('dialog', { name: 'Add New Company' });

it('DLG-1 is named and described', async () => {
  await open();
  expect(dialog()).toHaveAttribute('aria-modal', 'true');
  expect(dialog()).toHaveAccessibleDescription('Fields marked with a star are required.');
  expect(screen.getByRole('heading', { level: 2, name: 'Add New Company' })).toBeInTheDocument();
});

describe('DLG-8 initial focus', () => {
  const fields = (
    <>
      <input aria-label="Company" readOnly />
      <input aria-label="Branch Name" />
    </>
  );

  it('is the first field that can be filled in', async () => {
    await open({ children: fields });
    expect(screen.getByLabelText('Branch Name')).toHaveFocus();
  });

  it('is the title where there is no field', async () => {
    await open();
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('DLG-8 is what a ref or a function names, else the first field', async () => {
    const last = <input aria-label="City" />;
    await open({
      children: [fields, last],
      initialFocus: () => screen.queryByLabelText('City'),
    });
    expect(screen.getByLabelText('City')).toHaveFocus();
    cleanup();
    await open({ children: fields, initialFocus: { current: null } });
    expect(screen.getByLabelText('Branch Name')).toHaveFocus();
  });

  it('is the title where asked', async () => {
    await open({ children: fields, initialFocus: 'title' });
    expect(screen.getByRole('heading')).toHaveFocus();
  });
});

describe('DLG-3 ways to close', () => {
  it.each([
    ['escape', () => userEvent.keyboard('{Escape}')],
    ['closeButton', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ] as const)('%s', async (reason, act) => {
    const onOpenChange = vi.fn();
    await open({ onOpenChange });
    await act();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith({ open: false, reason });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('DLG-5 reports each attempt while pending, and stays', async () => {
    const onCloseBlocked = vi.fn();
    await open({ pending: true, onCloseBlocked });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onCloseBlocked.mock.calls).toEqual([[{ reason: 'escape' }], [{ reason: 'closeButton' }]]);
    expect(dialog()).toBeInTheDocument();
  });

  it('leaves Escape alone while an input method composes', async () => {
    await open();
    fireEvent.keyDown(dialog(), { key: 'Escape', isComposing: true });
    expect(dialog()).toBeInTheDocument();
  });

  it('DLG-6 leaves an Escape alone that something in it has prevented', async () => {
    await open();
    window.addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true });
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeInTheDocument();
  });
});

it('DLG-3 closes by itself where no one holds whether it is open', async () => {
  const onOpenChange = vi.fn();
  render(<Dialog defaultOpen onOpenChange={onOpenChange} title="Welcome" />);
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith({ open: false, reason: 'escape' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('DLG-9 returns the focus to what opened it', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add New Company' })).toHaveFocus());
});

it('DLG-9 gives the focus to the place that is named', async () => {
  render(<a href="#next">Next row</a>);
  await open({ finalFocus: () => screen.getByText('Next row') });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByText('Next row')).toHaveFocus());
});

it('DLG-9 leaves it where it went since the dialog has closed', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const page = (open: boolean) => (
    <>
      <input type="search" aria-label="Search" />
      <Dialog
        open={open}
        onOpenChange={() => {}}
        title="Add New Company"
        finalFocus={() => screen.getByText('Next row')}
      />
      <Dialog open={open} onOpenChange={() => {}} title="Discard?" />
      <a href="#next">Next row</a>
    </>
  );
  const { rerender } = render(page(true));
  rerender(page(false));
  const field = screen.getByRole('searchbox', { name: 'Search' });
  act(() => field.focus());
  await act(() => vi.runAllTimersAsync());
  expect(field).toHaveFocus();
});

describe('DLG-9 where what opened it is gone, it gives the focus to', () => {
  const users = (rows: ReactNode) => (
    <table>
      <caption tabIndex={-1}>Users</caption>
      <tbody>{rows}</tbody>
    </table>
  );
  const row = (action: ReactNode) => (
    <tr>
      <td>Rudo {action}</td>
    </tr>
  );
  const item = (action: ReactNode) => <li>Rudo {action}</li>;
  const button = <button type="button">Deactivate</button>;

  it.each<[string, ReactNode, ReactNode, () => HTMLElement]>([
    ['its row', users(row(button)), users(row(null)), () => screen.getByRole('row')],
    ['the caption, without the row', users(row(button)), users(null), () => screen.getByText('Users')],
    [
      'its item',
      <ul key="list">{item(button)}</ul>,
      <ul key="list">{item(null)}</ul>,
      () => screen.getByRole('listitem'),
    ],
    [
      'the list, without the item',
      <ul key="list">{item(button)}</ul>,
      <ul key="list" />,
      () => screen.getByRole('list'),
    ],
    [
      'the heading of the page, without the table',
      users(row(button)),
      null,
      () => screen.getByRole('heading', { level: 1 }),
    ],
  ])('%s', async (_, before, after, place) => {
    const page = (open: boolean, content: ReactNode) => (
      <>
        <h1>Internal Users</h1>
        {content}
        <Dialog open={open} onOpenChange={() => {}} title="Deactivate Rudo?" />
      </>
    );
    const { rerender } = render(page(false, before));
    screen.getByRole('button', { name: 'Deactivate' }).focus();
    rerender(page(true, before));
    rerender(page(false, after));
    await waitFor(() => expect(place()).toHaveFocus());
    act(() => place().blur());
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveAttribute('tabindex');
  });

  it('the title of the dialog that it stood in', async () => {
    const page = (open: boolean, action: ReactNode) => (
      <>
        <h1>Internal Users</h1>
        <Dialog open onOpenChange={() => {}} title="Edit Rudo">
          {action}
        </Dialog>
        <Dialog open={open} onOpenChange={() => {}} title="Deactivate Rudo?" />
      </>
    );
    const { rerender } = render(page(false, button));
    screen.getByRole('button', { name: 'Deactivate' }).focus();
    rerender(page(true, button));
    rerender(page(false, null));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Edit Rudo' })).toHaveFocus());
  });
});

describe('DLG-10 the page behind', () => {
  const page = (open: boolean, second = false) => (
    <>
      <main data-testid="page">
        <p data-testid="beside">Leases</p>
        <div aria-live="polite" data-testid="live" />
      </main>
      <Dialog open={open} onOpenChange={() => {}} title="Report" />
      <Dialog open={second} onOpenChange={() => {}} title="Sure?" />
    </>
  );
  const inert = (id: string) => screen.getByTestId(id).closest('[inert][aria-hidden="true"]') !== null;

  it('is inert, but for toasts and live regions, until it closes', () => {
    const { rerender } = render(page(true));
    expect([inert('beside'), inert('live')]).toEqual([true, false]);
    rerender(page(false));
    expect(inert('beside')).toBe(false);
    expect(screen.getByTestId('beside')).not.toHaveAttribute('aria-hidden');
  });

  it('does not scroll until the last of two has closed', () => {
    const overflow = () => document.body.style.overflow;
    const { rerender } = render(page(true, true));
    expect(screen.getByText('Report').closest('[role="dialog"]')).toHaveAttribute('inert');
    rerender(page(true));
    expect(screen.getByText('Report').closest('[role="dialog"]')).not.toHaveAttribute('inert');
    expect(overflow()).toBe('hidden');
    rerender(page(false));
    expect(overflow()).toBe('');
  });

  it('stays inert while one of two is open, whichever closes first', () => {
    const { rerender } = render(page(true, true));
    rerender(page(false, true));
    expect(inert('beside')).toBe(true);
    rerender(page(false));
    expect(inert('beside')).toBe(false);
  });

  it('gets no style tag', () => {
    const before = document.querySelectorAll('style').length;
    render(page(true));
    expect(document.querySelectorAll('style')).toHaveLength(before);
  });
});

it.each([
  [
    'menu',
    <Menu key="menu" trigger={<Button>Popup</Button>}>
      <MenuItem>Renew…</MenuItem>
    </Menu>,
  ],
  [
    'dialog',
    <Popover key="popover" label="Details" trigger={<Button>Popup</Button>}>
      Details
    </Popover>,
  ],
  ['listbox', <Combobox key="combobox" label="Popup" options={[{ value: 'a', label: 'A' }]} />],
])('DLG-4 a press outside closes only an open %s', async (role, children) => {
  await open({ closeOnOutside: true, children });
  await userEvent.click(screen.getByRole(role === 'listbox' ? 'combobox' : 'button', { name: 'Popup' }));
  const popup = await screen.findByRole(role, role === 'dialog' ? { name: 'Details' } : {});
  await userEvent.click(dialog().previousElementSibling as HTMLElement);
  await waitFor(() => expect(popup).not.toBeInTheDocument());
  expect(dialog()).toBeVisible();
  await userEvent.click(dialog().previousElementSibling as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('DLG-7 lets the focus go to a toast', async () => {
  await open();
  const toast = screen.getByText('Close notification');
  toast.focus();
  expect(toast).toHaveFocus();
});

it('reports where useDialogClose belongs', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Cancel />)).toThrow(/Dialog/);
  vi.restoreAllMocks();
});
