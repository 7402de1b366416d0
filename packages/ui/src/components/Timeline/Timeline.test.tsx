import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { Timeline, type TimelineProps } from './Timeline';
import type { TimelineEvent } from './TimelineEvent';

const events: TimelineEvent[] = [
  {
    id: 2,
    at: '2026-03-05T12:30:00',
    actor: 'Rudo Dube',
    action: 'changed the details',
    changes: [{ field: 'Mobile Phone', before: '0771 234 567', after: null }],
  },
  { id: 1, at: '2026-03-04T08:05:00', actor: null, action: 'added the record' },
];

const renderTimeline = (props: Partial<TimelineProps> = {}) =>
  render(
    <>
      <Announcer data-testid="spoken" />
      <Timeline label="History of Tendai Moyo" status="ready" events={events} {...props} />
    </>,
  );
const items = () =>
  within(screen.getByRole('list', { name: 'History of Tendai Moyo' })).getAllByRole('listitem');

it('TML-1, TML-2 is a list of who did what, and when', () => {
  renderTimeline();
  expect(items()[0]).toHaveTextContent(/^Rudo Dube changed the details 05 Mar 2026, 12:30/);
  expect(items()[1]).toHaveTextContent('Unknown user added the record 04 Mar 2026, 08:05');
});

it('TML-2 shows N/A for a moment that is missing', () => {
  renderTimeline({ events: [{ id: 1, at: null, actor: 'Rudo', action: 'added it' }] });
  expect(items()[0]).toHaveTextContent('Rudo added it N/A');
});

it('TML-3 reads a change as from and to', () => {
  renderTimeline();
  const term = screen.getByText('Mobile Phone');
  expect(term.tagName).toBe('DT');
  expect(term.nextElementSibling).toHaveTextContent(/^from 0771 234 567 to None$/);
  expect(screen.getByText('0771 234 567').tagName).toBe('MARK');
});

it('TML-4 is busy while it loads', () => {
  const { container } = renderTimeline({ status: 'loading', events: [] });
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(container.querySelector('[aria-busy=true]')).toBeInTheDocument();
  expect(screen.queryByText('Nothing has happened yet.')).not.toBeInTheDocument();
});

it('TML-4 shows that there is nothing', () => {
  renderTimeline({ events: [] });
  expect(screen.getByText('Nothing has happened yet.')).toBeVisible();
});

it('TML-4 offers Retry where it can', async () => {
  const onRetry = vi.fn();
  renderTimeline({ status: 'error', events: [], onRetry });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('TML-5 shows 10,000 events by the hundred, and keeps the focus', async () => {
  const many = Array.from({ length: 10_000 }, (_, id) => ({
    id,
    at: '2026-03-05T12:30:00',
    actor: `User ${id}`,
    action: 'read the report',
  }));
  const { rerender } = renderTimeline({ events: many });
  expect(items()).toHaveLength(100);
  await userEvent.click(screen.getByRole('button', { name: 'Show 100 more' }));
  expect(items()).toHaveLength(200);
  expect(screen.getByTestId('spoken')).toHaveTextContent('200 of 10,000 events are shown');
  rerender(
    <>
      <Announcer data-testid="spoken" />
      <Timeline label="History of Tendai Moyo" status="ready" events={many.slice(0, 250)} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show 50 more' }));
  expect(screen.getByRole('list', { name: 'History of Tendai Moyo' })).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
