import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { Dialog } from '../Dialog';
import { DateField, type DateFieldProps } from './DateField';

const renderField = (props: Partial<DateFieldProps> = {}) =>
  render(
    <form aria-label="Individual">
      <DateField label="Date Of Birth" name="date_of_birth" {...props} />
    </form>,
  );

const input = () => screen.getByLabelText<HTMLInputElement>('Date Of Birth');
const sent = () => new FormData(screen.getByRole('form') as HTMLFormElement).get('date_of_birth');

describe('DateField', () => {
  it('DAT-1 is one text box of that label, however its calendar button is named', () => {
    renderField();
    expect(screen.getAllByLabelText(/Date Of Birth/)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Open calendar' })).toHaveAccessibleDescription(
      'Date Of Birth',
    );
  });

  it.each([
    ['05/03/2025', '2025-03-05'],
    ['2025-03-05', '2025-03-05'],
    ['5 Mar 2025', '2025-03-05'],
    ['05032025', '2025-03-05'],
    ['5/3/25', '2025-03-05'],
  ])('DAT-2 sends a typed %s as %s', (typed, value) => {
    renderField();
    fireEvent.change(input(), { target: { value: typed } });
    expect(sent()).toBe(value);
    expect(input()).toHaveValue(typed);
    expect(input().validity.valid).toBe(true);
  });

  it.each([
    ['1/2/2020', '01/02/2020'],
    ['2020-02-01', '01/02/2020'],
    ['1 feb 20', '01/02/2020'],
    ['12031990', '12/03/1990'],
    ['31/02/1990', '31/02/1990'],
    ['26-02-01', '26-02-01'],
    ['soon', 'soon'],
  ])('DAT-2 writes a typed %s as %s once it is left, without reporting it again', (typed, written) => {
    const onValueChange = vi.fn();
    renderField({ onValueChange });
    fireEvent.change(input(), { target: { value: typed } });
    expect(input()).toHaveValue(typed);
    fireEvent.blur(input());
    expect(input()).toHaveValue(written);
    expect(onValueChange).toHaveBeenCalledOnce();
  });

  it('DAT-3 what is no date stays, and is invalid', async () => {
    renderField();
    await userEvent.type(input(), '31/02/2025');
    expect(input()).toHaveValue('31/02/2025');
    expect(input().validationMessage).toBe('31/02/2025 is not a real date.');
    await userEvent.clear(input());
    await userEvent.type(input(), 'soon');
    expect(input().validationMessage).toBe('Enter a date as dd/mm/yyyy, such as 05/03/2025.');
    await userEvent.clear(input());
    await userEvent.type(input(), '26-02-01');
    expect(input().validationMessage).toBe(
      '26-02-01 can be read in more than one way. Enter it as dd/mm/yyyy.',
    );
  });

  it('DAT-4 shows which dates are allowed', async () => {
    renderField({ min: '2025-01-01', max: '2025-12-31' });
    await userEvent.type(input(), '01/01/2026');
    expect(input().validationMessage).toBe('Enter 31 Dec 2025 or an earlier date.');
  });

  it('DAT-4 writes a day that is not allowed in full, so that its century can be checked', async () => {
    renderField({ max: '1999-12-31' });
    await userEvent.type(input(), '1/2/01');
    await userEvent.tab();
    await userEvent.tab();
    expect(input()).toHaveValue('01/02/2001');
    expect(input()).toHaveAccessibleDescription('Enter 31 Dec 1999 or an earlier date.');
  });

  it('DAT-12 what is wrong is shown when the field is left, and gone when it is typed on', async () => {
    renderField({ max: '2025-12-31' });
    await userEvent.type(input(), '01/01/2026');
    expect(input()).toHaveAttribute('aria-invalid', 'false');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Open calendar' })).toHaveFocus();
    expect(input()).toHaveAttribute('aria-invalid', 'false');
    await userEvent.tab();
    expect(input()).toHaveAttribute('aria-invalid', 'true');
    expect(input()).toHaveAccessibleDescription('Enter 31 Dec 2025 or an earlier date.');
    await userEvent.type(input(), '{Backspace}');
    expect(input()).toHaveAttribute('aria-invalid', 'false');
  });

  describe('DAT-12 left with the mouse', () => {
    const save = vi.fn();

    beforeEach(async () => {
      save.mockReset();
      render(
        <>
          <Announcer />
          <DateField label="Date Of Birth" />
          <button type="button" draggable onClick={save}>
            Save
          </button>
        </>,
      );
      await userEvent.type(input(), '31/02/2025');
    });

    const said = () => screen.queryAllByText('31/02/2025 is not a real date.');

    it('it says what is wrong after the click that left it', async () => {
      const user = userEvent.setup();
      save.mockImplementation(() => said().length);
      await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Save' }) });
      expect(input()).not.toHaveFocus();
      expect(said()).toEqual([]);
      await user.pointer('[/MouseLeft]');
      expect(save).toHaveReturnedWith(0);
      await waitFor(() => expect(input()).toHaveAccessibleDescription('31/02/2025 is not a real date.'));
    });

    it.each(['dragEnd', 'contextMenu'] as const)(
      'it says what is wrong after %s, which has no click',
      async (end) => {
        const button = screen.getByRole('button', { name: 'Save' });
        fireEvent.mouseDown(button);
        act(() => button.focus());
        expect(said()).toEqual([]);
        fireEvent[end](button);
        await waitFor(() => expect(input()).toHaveAccessibleDescription('31/02/2025 is not a real date.'));
      },
    );

    it('it keeps to itself what the click took away', async () => {
      save.mockImplementation(() => fireEvent.change(input(), { target: { value: '' } }));
      vi.useFakeTimers();
      const button = screen.getByRole('button', { name: 'Save' });
      fireEvent.mouseDown(button);
      act(() => button.focus());
      fireEvent.mouseUp(button);
      fireEvent.click(button);
      act(() => void vi.advanceTimersByTime(1000));
      vi.useRealTimers();
      expect(save).toHaveBeenCalledOnce();
      expect(said()).toEqual([]);
    });
  });

  it('DAT-5 starts with a day and reports each change', async () => {
    const onValueChange = vi.fn();
    renderField({ defaultValue: '1990-03-05', onValueChange });
    expect(input()).toHaveValue('05/03/1990');
    expect(sent()).toBe('1990-03-05');
    await userEvent.clear(input());
    expect(onValueChange).toHaveBeenLastCalledWith({ value: '', valid: true });
    await userEvent.type(input(), 'soon');
    expect(onValueChange).toHaveBeenLastCalledWith({ value: 'soon', valid: false });
    fireEvent.change(input(), { target: { value: '6/3/1990' } });
    expect(onValueChange).toHaveBeenLastCalledWith({ value: '1990-03-06', valid: true });
  });

  it('DAT-6 goes back to its first day with its form', () => {
    renderField({ defaultValue: '1990-03-05' });
    fireEvent.change(input(), { target: { value: '06/03/1990' } });
    fireEvent.reset(screen.getByRole('form'));
    expect(sent()).toBe('1990-03-05');
  });

  it.each(['{ArrowDown}', '{Alt>}{ArrowDown}{/Alt}'])(
    'DAT-9 %s in the text box opens the calendar, and Escape returns to it',
    async (keys) => {
      renderField({ defaultValue: '1990-03-05' });
      await userEvent.click(input());
      await userEvent.keyboard(keys);
      await waitFor(() => expect(screen.getByRole('button', { name: / 5 March 1990/ })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(input()).toHaveFocus());
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it.each([{ disabled: true }, { readOnly: true }])('DAT-9 Down opens nothing with %o', async (props) => {
    renderField({ defaultValue: '1990-03-05', ...props });
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    expect(screen.getByRole('button', { name: 'Open calendar' })).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['1990-03-05', / 5 March 1990/],
    ['', new RegExp(` ${new Date().getDate()} `)],
  ])('DAT-9 within a dialog the focus is on the day for %j', async (defaultValue, day) => {
    render(
      <Dialog defaultOpen title="Tenant">
        <DateField label="Date Of Birth" defaultValue={defaultValue} />
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Calendar' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(day));
  });

  describe('DAT-9 while the calendar is open', () => {
    const button = () => screen.getByRole('button', { name: 'Open calendar' });
    const calendar = () => screen.queryByRole('dialog');

    // Loaded here, so that no test waits for it.
    beforeAll(() => import('./CalendarPopover'));

    beforeEach(async () => {
      renderField({ defaultValue: '1990-03-05' });
      await userEvent.click(button());
      await waitFor(() => expect(screen.getByRole('button', { name: / 5 March 1990/ })).toHaveFocus());
    });

    it.each(['a mouse', 'an assistive tool'])('its button, pressed by %s, closes it', (by) => {
      const opened = calendar();
      if (by === 'a mouse') {
        fireEvent.pointerDown(button());
        fireEvent.mouseDown(button());
      }
      act(() => button().focus());
      expect(calendar()).toBe(opened);
      if (by === 'a mouse') fireEvent.pointerUp(button());
      fireEvent.click(button());
      expect(calendar()).not.toBeInTheDocument();
      expect(button()).toHaveAttribute('aria-expanded', 'false');
    });

    it('its text box, pressed, closes it and has the focus', async () => {
      await userEvent.click(input());
      await waitFor(() => expect(calendar()).not.toBeInTheDocument());
      await userEvent.keyboard('{End}9');
      expect(input()).toHaveValue('05/03/19909');
    });
  });

  it('DAT-7 sends nothing while it is disabled', () => {
    renderField({ defaultValue: '1990-03-05', disabled: true });
    expect(sent()).toBeNull();
    expect(screen.getByRole('button', { name: 'Open calendar' })).toBeDisabled();
  });
});
