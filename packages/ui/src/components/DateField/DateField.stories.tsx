import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
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
    await userEvent.click(screen.getByRole('button', { name: 'Friday, 28 November 1958' }));
    await expect(sent(canvas)).toBe('1958-11-28');
  },
};
