// Reports of other libraries, tried on this one: docs/field-reports.md.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../components/Button';
import { Combobox } from '../components/Combobox';
import { Dialog } from '../components/Dialog';
import { Menu, MenuItem } from '../components/Menu';
import { Popover } from '../components/Popover';
import { TextField } from '../components/TextField';

const dialog = (name: string) => screen.getByRole('dialog', { name });
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

/** Opened by its button, and closed by what closes a dialog. */
function Opened({ name, children }: { name: string; children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{`Open ${name}`}</Button>
      <Dialog open={isOpen} onOpenChange={({ open }) => setOpen(open)} title={name} closeOnOutside>
        {children}
      </Dialog>
    </>
  );
}

async function opened(name: string, children?: ReactNode) {
  const user = userEvent.setup();
  render(<Opened name={name}>{children}</Opened>);
  await user.click(screen.getByRole('button', { name: `Open ${name}` }));
  await waitFor(() => expect(dialog(name)).toContainElement(document.activeElement as HTMLElement));
  return user;
}

it('radix-ui/primitives#786 a field with autoFocus has it, and the button has it again afterwards', async () => {
  const user = await opened(
    'Lease',
    <>
      <TextField label="Unit" />
      <TextField label="Rent" autoFocus />
    </>,
  );
  expect(screen.getByLabelText('Rent')).toHaveFocus();
  await user.keyboard('{Escape}');
  await gone('Lease');
  expect(screen.getByRole('button', { name: 'Open Lease' })).toHaveFocus();
});

it('radix-ui/primitives#3116 Shift and Tab at once after opening stays inside', async () => {
  const user = await opened('Lease', <TextField label="Unit" />);
  for (let press = 0; press < 5; press += 1) {
    await user.tab({ shift: true });
    expect(dialog('Lease')).toContainElement(document.activeElement as HTMLElement);
  }
});

function Vanishing() {
  const [isThere, setThere] = useState(true);
  return (
    <>
      {isThere && <Button onClick={() => setThere(false)}>Take me away</Button>}
      <TextField label="Next step" />
    </>
  );
}

it.each(['radix-ui/primitives#2005', 'radix-ui/primitives#1981'])(
  '%s what had the focus goes: Tab stays in the dialog',
  async () => {
    const user = await opened('Steps', <Vanishing />);
    await user.click(screen.getByRole('button', { name: 'Take me away' }));
    await user.tab();
    expect(dialog('Steps')).toContainElement(document.activeElement as HTMLElement);
  },
);

it('radix-ui/primitives#499 leaving the window and coming back keeps the field', async () => {
  const user = await opened(
    'Lease',
    <>
      <TextField label="Unit" />
      <TextField label="Rent" />
    </>,
  );
  await user.click(screen.getByLabelText('Rent'));
  act(() => {
    fireEvent.blur(window);
    fireEvent.focus(window);
  });
  expect(screen.getByLabelText('Rent')).toHaveFocus();
});

function Handing() {
  const second = useRef<HTMLInputElement>(null);
  const [hasIcon, setIcon] = useState(true);
  return (
    <>
      <TextField
        label="First"
        onBlur={() => {
          setIcon(false);
          second.current?.focus();
        }}
      />
      {hasIcon && <i data-testid="icon" />}
      <TextField label="Second" ref={second} />
    </>
  );
}

it('radix-ui/primitives#2436 a field that hands the focus on keeps its word while something beside it goes', async () => {
  const user = await opened('Lease', <Handing />);
  await user.click(screen.getByLabelText('First'));
  await user.tab();
  expect(screen.queryByTestId('icon')).toBeNull();
  expect(screen.getByLabelText('Second')).toHaveFocus();
});

function FromMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>End lease…</MenuItem>
      </Menu>
      <Dialog open={isOpen} onOpenChange={({ open }) => setOpen(open)} title="End lease" />
    </>
  );
}

it.each(['radix-ui/primitives#837', 'radix-ui/primitives#1836'])(
  '%s a dialog from an item of a menu leaves a page that can be used',
  async () => {
    const user = userEvent.setup();
    render(<FromMenu />);
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'End lease…' }));
    await waitFor(() => expect(dialog('End lease')).toBeVisible());
    await user.keyboard('{Escape}');
    await gone('End lease');
    expect(document.body.style.pointerEvents).toBe('');
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    expect(await screen.findByRole('menu')).toBeVisible();
  },
);

const actions = (
  <Menu trigger={<Button>Actions</Button>}>
    <MenuItem>Renew…</MenuItem>
  </Menu>
);

it('radix-ui/primitives#92 Escape closes a menu in a dialog, and only that', async () => {
  const user = await opened('Lease', actions);
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(dialog('Lease')).toBeVisible();
});

it.each(['radix-ui/primitives#4035', 'radix-ui/primitives#2568'])(
  '%s a press beside a menu in a dialog closes the menu alone, and the page can be used afterwards',
  async () => {
    const user = await opened('Lease', actions);
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await screen.findByRole('menu');
    await user.click(dialog('Lease').previousElementSibling as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(dialog('Lease')).toBeVisible();
    await user.keyboard('{Escape}');
    await gone('Lease');
    expect(document.body.style.pointerEvents).toBe('');
  },
);

it('mui/base-ui#1215 Escape closes a popover in a dialog, and only that', async () => {
  const user = await opened(
    'Lease',
    <Popover trigger={<Button>Details</Button>} label="Details">
      <Button>Copy</Button>
    </Popover>,
  );
  await user.click(screen.getByRole('button', { name: 'Details' }));
  await waitFor(() => expect(dialog('Details')).toBeVisible());
  await user.keyboard('{Escape}');
  await gone('Details');
  expect(dialog('Lease')).toBeVisible();
});

it('mui/base-ui#1466 a dialog in a dialog gives the focus back to its button, and Tab stays in the first', async () => {
  const user = await opened('Outer', <Opened name="Inner" />);
  await user.click(screen.getByRole('button', { name: 'Open Inner' }));
  await waitFor(() => expect(dialog('Inner')).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await gone('Inner');
  expect(screen.getByRole('button', { name: 'Open Inner' })).toHaveFocus();
  await user.tab();
  expect(dialog('Outer')).toContainElement(document.activeElement as HTMLElement);
});

it('mui/base-ui#5574 an option that is clicked in the middle of a composition is what the text box shows', async () => {
  render(<Combobox label="Book" options={[{ value: 'gen', label: '창세기' }]} />);
  const user = userEvent.setup();
  const box = screen.getByRole('combobox', { name: 'Book' });
  await user.click(box);
  fireEvent.compositionStart(box);
  fireEvent.change(box, { target: { value: '창' } });
  await user.click(await screen.findByRole('option', { name: /창세기/ }));
  fireEvent.compositionEnd(box, { data: '창' });
  expect(box).toHaveValue('창세기');
});
