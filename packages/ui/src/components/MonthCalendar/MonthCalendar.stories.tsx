import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { CalendarEvent } from './event';
import { MonthCalendar, type MonthCalendarProps } from './MonthCalendar';

const on = (day: number, ...labels: string[]): CalendarEvent[] =>
  labels.map((label, index) => ({
    id: `${day}-${index}`,
    on: `2026-11-${String(day).padStart(2, '0')}`,
    label,
  }));

const events = [
  ...on(2, 'Clean the gutters'),
  ...on(20, 'Service the borehole pump', 'Test the fire alarms'),
  ...on(
    24,
    'Cut the grass',
    'Treat for termites',
    'Empty the septic tank',
    'Wash the windows',
    'Test the gate',
  ),
];

/** The month is the consumer's. */
function Held({ month: first, onMonthChange, ...props }: MonthCalendarProps) {
  const [month, setMonth] = useState(first);
  return (
    <MonthCalendar
      {...props}
      month={month}
      onMonthChange={(event) => {
        setMonth(event.month);
        onMonthChange(event);
      }}
    />
  );
}

const meta = {
  component: MonthCalendar,
  args: {
    ...{ label: 'Maintenance', month: '2026-11', today: '2026-11-20', events },
    onMonthChange: () => undefined,
    renderEvent: ({ id, label }) => <a href={`#${id}`}>{label}</a>,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof MonthCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingInTheMonth: Story = { args: { events: [] } };

/** A cell counts what it has no room for; the list below has all. */
export const ManyOnADay: Story = {
  play: async ({ canvas }) => {
    const day = canvas.getByRole('button', { name: / 24 November/ });
    await userEvent.click(day);
    await expect(day).toHaveFocus();
    await expect(day.closest('td')).toHaveAttribute('aria-selected', 'true');
  },
};

/** By keyboard from one month into the next. */
export const IntoTheNextMonth: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: / 20 November/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('grid', { name: 'Maintenance, December 2026' })).toBeVisible();
    await expect(within(canvas.getByRole('grid')).getByRole('button', { name: / 4 December/ })).toHaveFocus();
  },
};

/** A list of the days that have something. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongWords: Story = {
  args: { events: on(20, `Service the ${'pump'.repeat(30)}`, 'Correspondence-with-the-municipality') },
};
