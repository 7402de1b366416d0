import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Announcer } from '../../components/Announcer';
import { MatchingList, type MatchingListProps } from './MatchingList';
import { matchingListMessages } from './MatchingList.messages';

const lines = ['One', 'Two', 'Three'].map((title, nth) => ({ id: `${nth}`, title, amount: `$${nth}` }));
const suggestions = [
  { id: 'a', title: 'RC-1', reasons: ['Same amount', 'Same day'] },
  { id: 'b', title: 'L-7', reasons: ['Owes exactly this'], confirmLabel: 'Post a receipt for L-7' },
];
const onConfirm = vi.fn<MatchingListProps['onConfirm']>();
beforeEach(() => {
  onConfirm.mockReset();
  onConfirm.mockResolvedValue(true);
});

function Lines(props: Partial<MatchingListProps>) {
  const [left, setLeft] = useState(lines);
  return (
    <>
      <MatchingList
        label="Open lines"
        items={left}
        suggestions={suggestions}
        onConfirm={async (detail) => {
          const isMatched = await onConfirm(detail);
          if (isMatched) setLeft((before) => before.filter(({ id }) => id !== detail.item.id));
          return isMatched;
        }}
        {...props}
      />
      <Announcer data-testid="announcer" />
    </>
  );
}

const items = () => screen.getByRole('listbox', { name: 'Open lines' });
const chosen = () => screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent);
const confirmed = () => onConfirm.mock.calls.map(([{ item, suggestion }]) => [item.title, suggestion.title]);

it('MTC-1, MTC-2 items beside the suggestions for the chosen one, with their reasons; arrows choose', async () => {
  render(<Lines />);
  expect(screen.getByRole('group', { name: 'Open lines' })).toBeVisible();
  expect(screen.getByRole('listbox', { name: 'Suggestions for One' })).toHaveTextContent(
    'Same amount · Same day',
  );
  items().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toEqual(['Two$1', 'RC-1Same amount · Same day']);
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(chosen()[0]).toBe('Three$2');
  await userEvent.keyboard('{Home}{Tab}{ArrowDown}');
  expect(chosen()).toEqual(['One$0', 'L-7Owes exactly this']);
});

it('MTC-3, MTC-4 Enter confirms and goes to the next, to the end', async () => {
  render(<Lines />);
  items().focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(chosen()[0]).toBe('Three$2'));
  expect(items()).toHaveFocus();
  expect(screen.getByTestId('announcer')).toHaveTextContent('Matched. Next: Three');
  await userEvent.keyboard('{Tab}{ArrowDown}{Enter}');
  await waitFor(() => expect(chosen()).toEqual(['One$0', 'RC-1Same amount · Same day']));
  expect(items()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Match with RC-1' }));
  expect(await screen.findByText('Nothing is left to match')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Open lines' })).toHaveFocus();
  expect(screen.getByTestId('announcer')).toHaveTextContent('Matched. Nothing is left.');
  expect(confirmed()).toEqual([
    ['Two', 'RC-1'],
    ['Three', 'L-7'],
    ['One', 'RC-1'],
  ]);
});

it('MTC-3 the second press of a double click does not confirm the next item', async () => {
  render(<Lines />);
  await userEvent.click(screen.getByRole('button', { name: 'Match with RC-1' }));
  await waitFor(() => expect(chosen()[0]).toBe('Two$1'));
  fireEvent.click(screen.getByRole('button', { name: 'Match with RC-1' }), { detail: 2 });
  expect(confirmed()).toEqual([['One', 'RC-1']]);
});

it('counts as all counts are written', () => {
  expect(matchingListMessages.defaults.items(1_234)).toBe('1,234 left');
});

it('moves the page to what is chosen while the list has the focus alone', async () => {
  const scroll = vi.fn();
  // jsdom has none.
  Element.prototype.scrollIntoView = scroll;
  render(<Lines />);
  expect(scroll).not.toHaveBeenCalled();
  items().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(scroll).toHaveBeenCalledOnce();
});

it('MTC-3 once, and not while suggestions load', async () => {
  let answer: (isMatched: boolean) => void = () => {};
  onConfirm.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { rerender } = render(<Lines suggestionStatus="loading" />);
  items().focus();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  rerender(<Lines />);
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Match with RC-1' })).toHaveAttribute('aria-busy', 'true');
  answer(true);
  await waitFor(() => expect(chosen()[0]).toBe('Two$1'));
});

it('MTC-2 a suggestion is chosen for its item alone, whoever chooses the next', async () => {
  const { rerender } = render(<Lines value="0" />);
  await userEvent.click(screen.getByRole('option', { name: /L-7/ }));
  expect(chosen()[1]).toMatch(/^L-7/);
  rerender(<Lines value="1" />);
  expect(chosen()[1]).toMatch(/^RC-1/);
});

it('MTC-3 Enter that is held down confirms one', async () => {
  render(<Lines />);
  items().focus();
  await userEvent.keyboard('{Enter>5/}');
  expect(chosen()[0]).toBe('Two$1');
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('MTC-4 what was not matched stays, with the reason', async () => {
  onConfirm.mockRejectedValue(new Error('no'));
  const { rerender } = render(<Lines />);
  items().focus();
  await userEvent.keyboard('{Enter}');
  rerender(<Lines error="The line is matched already." />);
  expect(screen.getByRole('alert')).toHaveTextContent('The line is matched already.');
  expect(chosen()[0]).toBe('One$0');
});

it('MTC-5 loading, failed and empty, of the items and of the suggestions', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(<Lines status="loading" />);
  expect(screen.getByText('Loading...')).toBeVisible();
  rerender(<Lines status="error" onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  rerender(<Lines suggestionStatus="error" onRetrySuggestions={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(2);
  rerender(<Lines suggestionStatus="loading" />);
  expect(screen.getByText('Looking for suggestions...')).toBeVisible();
  rerender(<Lines suggestions={[]} actions={<button type="button">Post a cost</button>} />);
  expect(screen.getByText('No suggestions')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Post a cost' })).toBeVisible();
  rerender(<Lines items={[]} empty="All lines are matched" />);
  expect(screen.getByText('All lines are matched')).toBeVisible();
});

it('MTC-6 keeps how wide the items are', () => {
  const setItem = vi.fn();
  render(<Lines storage={{ getItem: () => '{"size":60}', setItem }} />);
  const handle = screen.getByRole('separator', { name: 'Width of Open lines' });
  expect(handle).toHaveAttribute('aria-valuenow', '60');
  fireEvent.keyDown(handle, { key: 'ArrowLeft' });
  expect(setItem).toHaveBeenCalledExactlyOnceWith('split.matching', '{"size":55,"collapsed":false}');
});
