import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { followKeys } from '../../testing/followKeys';
import { Dialog } from '../Dialog';
import { DateField } from './DateField';

const meta = {
  component: DateField,
  args: { label: 'Date Of Birth', name: 'date_of_birth' },
  render: (args) => (
    <form aria-label="Individual" style={{ maxInlineSize: '20rem' }}>
      <DateField {...args} />
    </form>
  ),
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = (canvas: { getByRole: (role: 'form') => HTMLElement }) =>
  new FormData(canvas.getByRole('form') as HTMLFormElement).get('date_of_birth');

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '1990-03-05', required: true } };
export const Invalid: Story = { args: { error: 'Enter a date as dd/mm/yyyy, such as 05/03/2025.' } };
export const Disabled: Story = { args: { defaultValue: '1990-03-05', disabled: true } };

export const Open: Story = {
  args: { defaultValue: '2025-03-05', max: '2025-03-20' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    await expect(await screen.findByRole('dialog', { name: 'Calendar' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: / 5 March 2025/ })).toHaveFocus());
  },
};

export const PicksByKeyboard: Story = {
  args: { defaultValue: '2025-03-05' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open calendar' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: / 5 March 2025/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByLabelText('Date Of Birth')).toHaveValue('13/03/2025');
    await expect(sent(canvas)).toBe('2025-03-13');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The keyboard table of the APG: date picker dialog. 5 March 2025 is a Wednesday (DAT-8, DAT-9, DAT-10). */
export const Keyboard: Story = {
  args: { defaultValue: '2025-03-05' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open calendar' });
    const dialog = () => screen.queryByRole('dialog', { name: 'Calendar' });
    const on = (day: string) => () => expect(screen.getByRole('button', { name: day })).toHaveFocus();
    const chosen = 'Wednesday, 5 March 2025, selected';
    button.focus();
    await followKeys([
      ['Down opens it from the text box', '{Shift>}{Tab}{/Shift}{ArrowDown}', on(chosen)],
      [
        'and Escape returns there',
        '{Escape}',
        () => expect(canvas.getByLabelText('Date Of Birth')).toHaveFocus(),
      ],
      ['Space on its button opens it too', '{Tab} ', on(chosen)],
      ['Right is the next day', '{ArrowRight}', on('Thursday, 6 March 2025')],
      ['Left is the day before', '{ArrowLeft}', on(chosen)],
      ['Down is a week later', '{ArrowDown}', on('Wednesday, 12 March 2025')],
      ['Up is a week earlier', '{ArrowUp}{ArrowUp}', on('Wednesday, 26 February 2025')],
      ['Page Down is a month later', '{PageDown}', on('Wednesday, 26 March 2025')],
      ['Page Up is a month earlier', '{PageUp}{PageUp}', on('Sunday, 26 January 2025')],
      ['Shift+Page Up is a year earlier', '{Shift>}{PageUp}{/Shift}', on('Friday, 26 January 2024')],
      ['Shift+Page Down is a year later', '{Shift>}{PageDown}{/Shift}', on('Sunday, 26 January 2025')],
      ['Home is the first day of the week', '{Home}', on('Monday, 20 January 2025')],
      ['End is its last', '{End}', on('Sunday, 26 January 2025')],
      [
        'Tab stays inside',
        '{Tab}',
        () => expect(dialog()).toContainElement(document.activeElement as HTMLElement),
      ],
      ['Shift+Tab comes back to the day', '{Shift>}{Tab}{/Shift}', on('Sunday, 26 January 2025')],
      ['Escape closes it and chooses nothing', '{Escape}', () => expect(dialog()).toBeNull()],
      ['the focus is back', '', () => expect(button).toHaveFocus()],
      ['nothing was chosen', '', () => expect(sent(canvas)).toBe('2025-03-05')],
      ['Enter opens it again', '{Enter}', on(chosen)],
      ['Enter chooses', '{ArrowRight}{Enter}', () => expect(sent(canvas)).toBe('2025-03-06')],
      ['and closes it', '', () => expect(dialog()).toBeNull()],
    ]);
  },
};

export const EscapeClosesTheCalendar: Story = {
  args: { defaultValue: '2025-03-05' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open calendar' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Calendar' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(sent(canvas)).toBe('2025-03-05');
  },
};

export const FarYearsByTheirSelects: Story = {
  args: { max: '2025-12-31' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    await userEvent.selectOptions(await screen.findByLabelText('Year'), '1958');
    await userEvent.selectOptions(screen.getByLabelText('Month'), 'November');
    await userEvent.click(await screen.findByRole('button', { name: / 28 November 1958/ }));
    await expect(sent(canvas)).toBe('1958-11-28');
  },
};

/** A dialog holds the focus: the calendar takes it all the same, to today (DAT-9). */
export const InADialog: Story = {
  render: (args) => (
    <Dialog defaultOpen title="Individual">
      <DateField {...args} defaultValue="2025-03-05" />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open calendar' }));
    await waitFor(() => expect(screen.getByRole('button', { name: / 5 March 2025/ })).toHaveFocus());
  },
};
