import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { LocaleProvider } from '../LocaleProvider';
import type { CalendarEvent } from './event';
import { MonthCalendar } from './MonthCalendar';

const events: CalendarEvent[] = [
  ...[1, 2, 3, 4, 5].map((id) => ({ id, on: '2026-11-24', label: `Visit ${id}` })),
  { id: 6, on: '2026-12-01', label: 'Roof' },
];

function Calendar() {
  const [month, setMonth] = useState('2026-11');
  return (
    <MonthCalendar
      label="Maintenance"
      month={month}
      onMonthChange={(event) => setMonth(event.month)}
      today="2026-11-20"
      events={events}
      renderEvent={({ id, label }) => <a href={`#${id}`}>{label}</a>}
    />
  );
}

const open = () => {
  render(<Calendar />);
  return userEvent.setup();
};
const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
const day = (name: RegExp) => within(cell(name)).getByRole('button');

it('MCL-1 is a grid named by its label and month, with the days of the week', () => {
  open();
  const grid = screen.getByRole('grid', { name: 'Maintenance, November 2026' });
  const headers = within(grid).getAllByRole('columnheader');
  expect(headers.map((header) => header.getAttribute('aria-label'))).toEqual([
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ]);
});

it('MCL-2 names each day with its events, and marks today', () => {
  open();
  expect(day(/^Tuesday,? 24 November 2026, 5 events/)).toBeInTheDocument();
  expect(cell(/ 20 November 2026, nothing$/)).toHaveAttribute('aria-current', 'date');
});

it('MCL-3 has one day in the tab order, and moves by keys into other months', async () => {
  const user = open();
  const inOrder = () =>
    within(screen.getByRole('grid'))
      .getAllByRole('button')
      .filter((button) => button.tabIndex === 0);
  expect(inOrder()).toEqual([day(/ 20 November/)]);
  day(/ 20 November/).focus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(day(/ 28 November/)).toHaveFocus();
  await user.keyboard('{Home}');
  expect(day(/ 23 November/)).toHaveFocus();
  await user.keyboard('{End}{ArrowDown}');
  expect(day(/ 6 December/)).toHaveFocus();
  expect(screen.getByRole('grid', { name: 'Maintenance, December 2026' })).toBeInTheDocument();
  await user.keyboard('{PageUp}{PageUp}');
  expect(day(/ 6 October/)).toHaveFocus();
  expect(inOrder()).toHaveLength(1);
});

it('MCL-4 lists what is on the chosen day, or that there is nothing', async () => {
  const user = open();
  expect(screen.getByText('Nothing on this day.')).toBeInTheDocument();
  await user.click(day(/ 24 November/));
  expect(cell(/ 24 November/)).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByRole('link', { name: 'Visit 5' })[0]).toHaveAttribute('href', '#5');
});

it('MCL-5 Previous, Next and Today', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('grid', { name: /December 2026/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(day(/ 20 November/)).toHaveFocus();
});

it('MCL-6 shows three events in a cell, and how many more there are', () => {
  open();
  expect(within(day(/ 24 November/)).getByText('2 more')).toBeInTheDocument();
  expect(within(day(/ 24 November/)).getByText('Visit 3')).toBeInTheDocument();
});

it('MCL-7 arrows follow the direction of the page, and a key with Alt is left to the browser', async () => {
  document.documentElement.dir = 'rtl';
  const user = open();
  day(/ 20 November/).focus();
  await user.keyboard('{ArrowLeft}');
  document.documentElement.dir = '';
  expect(day(/ 21 November/)).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(day(/ 21 November/)).toHaveFocus();
});

it('MCL-7 begins the week as the locale does', () => {
  render(
    <LocaleProvider locale="en-US">
      <Calendar />
    </LocaleProvider>,
  );
  const [first] = within(screen.getByRole('grid')).getAllByRole('columnheader');
  expect(first).toHaveAccessibleName('Sunday');
});
