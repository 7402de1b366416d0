import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Board } from './Board';

const board = (
  <Board
    label="Orders"
    columns={[
      { id: 'draft', title: 'Draft', items: [1, 2] },
      { id: 'issued', title: 'Issued', items: [] },
      { id: 'started', title: 'Started', items: [3] },
    ]}
    itemKey={(item) => item}
    empty="None"
  >
    {(item) => (
      <>
        <a href={`#${item}`}>Order {item}</a>
        <input aria-label={`Note on ${item}`} />
      </>
    )}
  </Board>
);

it('BRD-1 BRD-3 is a group of regions with their counts and lists; one without items tells so', () => {
  render(board);
  const group = within(screen.getByRole('group', { name: 'Orders' }));
  expect(within(group.getByRole('region', { name: 'Draft 2' })).getAllByRole('listitem')).toHaveLength(2);
  expect(group.getByRole('region', { name: 'Issued 0' })).toHaveTextContent('None');
});

it('BRD-2 arrow keys go from card to card', async () => {
  render(board);
  screen.getByRole('link', { name: 'Order 1' }).focus();
  for (const [key, order] of [
    ['{ArrowDown}', 2],
    ['{ArrowDown}', 2],
    ['{ArrowRight}', 3],
    ['{ArrowLeft}', 1],
  ] as const) {
    await userEvent.keyboard(key);
    expect(screen.getByRole('link', { name: `Order ${order}` })).toHaveFocus();
  }
});

it('BRD-4 in a field of a card they keep their meaning', async () => {
  render(board);
  const field = screen.getByRole('textbox', { name: 'Note on 1' });
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowDown}');
  expect(field).toHaveFocus();
});
