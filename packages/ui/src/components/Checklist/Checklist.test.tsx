import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Checklist, type ChecklistItem } from './Checklist';

const onSelect = vi.fn();
const items: readonly ChecklistItem[] = [
  { id: 'bank', label: 'Add a bank account', isDone: true, onSelect, amount: '2 accounts' },
  { id: 'lease', label: 'Create a lease', isDone: false, href: '/leases/new', hint: 'One draft.' },
  { id: 'lock', label: 'Lock the month', isDone: false },
];
const renderList = () => {
  render(
    <Checklist title="First steps" items={items} renderLink={(props) => <a data-router {...props} />} />,
  );
  return within(screen.getByRole('group', { name: 'First steps' }));
};

it('CHC-1, CHC-2, CHC-4 is a named list whose states and progress are texts', () => {
  const list = renderList();
  expect(list.getByText('1 of 3 done')).toBeVisible();
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Add a bank account2 accountsDone',
    'Create a leaseOne draft.To do',
    'Lock the monthTo do',
  ]);
  expect(list.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('CHC-3 leads to where each is done, by a link or a button, or by neither', async () => {
  const list = renderList();
  expect(list.getAllByRole('link')).toHaveLength(1);
  const link = list.getByRole('link', { name: 'Create a lease' });
  expect(link).toHaveAttribute('href', '/leases/new');
  expect(link).toHaveAttribute('data-router');
  expect(list.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(list.getByRole('button', { name: 'Add a bank account' }));
  expect(onSelect).toHaveBeenCalledOnce();
});
