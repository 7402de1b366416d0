import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as buttonStyles from '../../internal/button/button.css';
import { enter } from '../../testing/enter';
import { Announcer } from '../Announcer';
import { useDialogClose } from '../Dialog';
import { TextField } from '../TextField';
import { FormDialog, type FormDialogProps } from './FormDialog';

const onOpenChange = vi.fn();
const onSubmit = vi.fn<FormDialogProps['onSubmit']>();

let goBack: () => void;

function BackButton() {
  const close = useDialogClose();
  goBack = () => close('navigation');
  return null;
}

const renderDialog = (props: Partial<FormDialogProps> = {}) =>
  render(
    <>
      <Announcer />
      <FormDialog
        open
        onOpenChange={onOpenChange}
        onSubmit={onSubmit}
        title="Add New Company"
        submitLabel="Add Company"
        pendingLabel="Adding Company..."
        {...props}
      >
        <TextField label="Registered Name" name="registration_name" />
        <BackButton />
      </FormDialog>
    </>,
  );

const button = (name: string) => screen.getByRole('button', { name });
const name = () => screen.getByLabelText('Registered Name');
const waits = () => within(screen.getByRole('dialog')).queryAllByText('Processing form, please wait');

beforeEach(() => {
  onOpenChange.mockReset();
  onSubmit.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('FormDialog', () => {
  it('FDL-1 unchanged, each way out closes it', async () => {
    renderDialog();
    await userEvent.click(button('Cancel'));
    await userEvent.click(button('Close'));
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledTimes(3);
  });

  it('FDL-6 with the tone of danger its submit button is of the danger variant', () => {
    const { unmount } = renderDialog();
    expect(button('Add Company')).toHaveClass(buttonStyles.variant.primary);
    unmount();
    renderDialog({ tone: 'danger' });
    expect(button('Add Company')).toHaveClass(buttonStyles.variant.danger);
  });

  it('FDL-2 changed, it asks first, with the focus on Keep editing', async () => {
    renderDialog();
    await enter(name(), 'Moyo Stores');
    await userEvent.keyboard('{Escape}');
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(name()).toHaveValue('Moyo Stores');
    await userEvent.click(button('Cancel'));
    await userEvent.click(button('Discard'));
    expect(onOpenChange).toHaveBeenCalledOnce();
  });

  it('FDL-2 what may have been saved is not reported as unsent', async () => {
    renderDialog({ unconfirmed: true });
    await enter(name(), 'Moyo Stores');
    await userEvent.keyboard('{Escape}');
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveAccessibleDescription(/^This may already have been saved\. Check the list/);
    expect(question).not.toHaveTextContent('has not been sent');
  });

  it('FDL-2 going back while it asks keeps editing', async () => {
    renderDialog();
    await enter(name(), 'Moyo Stores');
    act(() => goBack());
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    act(() => goBack());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(name()).toHaveValue('Moyo Stores');
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('FDL-3 pending, each attempt to close shows once that it has to wait', async () => {
    onSubmit.mockReturnValue(new Promise(() => {}));
    renderDialog();
    await enter(name(), 'Moyo Stores');
    await userEvent.click(button('Add Company'));
    expect(button('Adding Company...')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(waits()).toHaveLength(1);
    await userEvent.click(button('Cancel'));
    await userEvent.click(button('Close'));
    expect(waits()).toHaveLength(1);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('FDL-3 pending, each attempt to close is reported to whoever answers it', async () => {
    const onCloseBlocked = vi.fn();
    onSubmit.mockReturnValue(new Promise(() => {}));
    renderDialog({ onCloseBlocked });
    await enter(name(), 'Moyo Stores');
    await userEvent.click(button('Add Company'));
    await userEvent.keyboard('{Escape}');
    expect(onCloseBlocked).toHaveBeenCalledExactlyOnceWith({ reason: 'escape' });
    expect(waits()).toHaveLength(0);
  });

  it('FDL-4 after 30 seconds it shows that it is not confirmed and can be closed', () => {
    vi.useFakeTimers();
    onSubmit.mockReturnValue(new Promise(() => {}));
    renderDialog();
    fireEvent.change(name(), { target: { value: 'Moyo Stores' } });
    fireEvent.click(button('Add Company'));
    act(() => void vi.advanceTimersByTime(29_999));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('alert')).toHaveTextContent(/^No response for 30 seconds/);
    fireEvent.click(button('Cancel'));
    expect(onOpenChange).toHaveBeenCalledOnce();
    expect(waits()).toHaveLength(0);
  });

  it('FDL-5 closes when it is done', async () => {
    renderDialog();
    await enter(name(), 'Moyo Stores');
    await userEvent.click(button('Add Company'));
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledOnce());
  });

  it('FDL-7 Save and add another keeps it open with new fields, until it is sent by the submit button', async () => {
    renderDialog({ repeatable: true });
    onSubmit.mockResolvedValueOnce({ fields: { registration_name: 'Already registered.' } });
    await enter(name(), 'Moyo Stores');
    await userEvent.click(button('Save and add another'));
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Already registered.'));
    expect(name()).toHaveValue('Moyo Stores');
    await userEvent.click(button('Save and add another'));
    await waitFor(() => expect(name()).toHaveValue(''));
    expect(name()).toHaveFocus();
    expect(name()).toBeValid();
    expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ another: true }));
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.type(name(), 'Dube Stores{Enter}');
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledOnce());
    expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ another: false }));
  });

  it('FDL-5 stays open with what the server reports', async () => {
    onSubmit.mockResolvedValue({ fields: { registration_name: 'Already registered.' } });
    renderDialog();
    await enter(name(), 'Moyo Stores');
    await userEvent.click(button('Add Company'));
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Already registered.'));
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(button('Add Company')).toBeEnabled();
  });

  it('FDL-8 not ready, it cannot be sent; ready, its first field takes the focus', async () => {
    const dialog = (ready: boolean) => (
      <FormDialog
        open
        ready={ready}
        repeatable
        onOpenChange={onOpenChange}
        onSubmit={onSubmit}
        title="Refund"
        submitLabel="Add Refund"
        pendingLabel="Adding Refund..."
      >
        <TextField label="Reason" name="reason" />
        {ready && <TextField label="Amount" name="amount" />}
      </FormDialog>
    );
    const { rerender } = render(dialog(false));
    await userEvent.type(screen.getByLabelText('Reason'), 'Left{Enter}');
    await userEvent.click(button('Add Refund'));
    await userEvent.click(button('Save and add another'));
    expect(button('Add Refund')).toHaveAttribute('aria-disabled', 'true');
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(dialog(true));
    expect(screen.getByLabelText('Reason')).toHaveFocus();
    await userEvent.click(button('Add Refund'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });

  it.each([
    ['nothing was typed, it closes without a question', false],
    ['something was typed before, it asks', true],
  ])('FDL-8 after its fields came: %s', async (_, isTyped) => {
    const dialog = (ready: boolean) => (
      <FormDialog
        open
        ready={ready}
        onOpenChange={onOpenChange}
        onSubmit={onSubmit}
        title="Refund"
        submitLabel="Add Refund"
        pendingLabel="Adding Refund..."
      >
        <TextField label="Reason" name="reason" />
        {ready && <TextField label="Amount" name="amount" defaultValue="380.00" />}
      </FormDialog>
    );
    const { rerender } = render(dialog(false));
    if (isTyped) await userEvent.type(screen.getByLabelText('Reason'), 'Left');
    rerender(dialog(true));
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledTimes(isTyped ? 0 : 1);
    expect(screen.queryAllByRole('alertdialog')).toHaveLength(isTyped ? 1 : 0);
  });
});
