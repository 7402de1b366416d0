import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Popover, type PopoverProps } from './Popover';

const renderPopover = (props: Partial<PopoverProps> = {}) =>
  render(
    <>
      <Popover trigger={<button type="button">Filters</button>} label="Filters" {...props}>
        <input aria-label="City" />
        <button type="button">Apply</button>
      </Popover>
      <input aria-label="Search" />
    </>,
  );
const trigger = () => screen.getByRole('button', { name: 'Filters' });
const popover = () => screen.queryByRole('dialog', { name: 'Filters' });
const field = () => screen.getByRole('textbox', { name: 'City' });

it('PPV-1 is a named dialog behind a button that shows its state', async () => {
  renderPopover();
  expect(trigger()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(trigger());
  expect(popover()).toBeVisible();
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
});

it('PPV-2, PPV-3 by keyboard: opens on its first control, keeps Tab, and Escape returns to the button', async () => {
  const onEscapeOutside = vi.fn();
  renderPopover();
  document.addEventListener('keydown', onEscapeOutside);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(field()).toHaveFocus());
  await userEvent.tab();
  await userEvent.tab();
  expect(field()).toHaveFocus();
  onEscapeOutside.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(popover()).not.toBeInTheDocument();
  await waitFor(() => expect(trigger()).toHaveFocus());
  expect(onEscapeOutside.mock.lastCall?.[0]).toHaveProperty('defaultPrevented', true);
  document.removeEventListener('keydown', onEscapeOutside);
});

it('PPV-4 a press outside closes it and keeps the focus', async () => {
  renderPopover({ defaultOpen: true });
  await waitFor(() => expect(field()).toHaveFocus());
  await userEvent.click(screen.getByRole('textbox', { name: 'Search' }));
  await waitFor(() => expect(popover()).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});

it('PPV-5 reports the wish to close, and stays while it is told to be open', async () => {
  const onOpenChange = vi.fn();
  renderPopover({ open: true, onOpenChange });
  await waitFor(() => expect(field()).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith({ open: false, reason: 'escape' });
  expect(popover()).toBeVisible();
});
