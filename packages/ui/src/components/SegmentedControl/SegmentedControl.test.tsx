import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SegmentedControl } from '.';

const views = [
  { value: 'list', label: 'List' },
  { value: 'board', label: 'Board' },
] as const;
const radio = (name: string) => screen.getByRole('radio', { name });
const form = () => screen.getByRole<HTMLFormElement>('form');

it('SGM-1, SGM-2 is a named group with the first chosen, and reports another', async () => {
  const onValueChange = vi.fn();
  render(<SegmentedControl label="View" options={views} onValueChange={onValueChange} />);
  expect(screen.getByRole('radiogroup', { name: 'View' })).toContainElement(radio('List'));
  expect(radio('List')).toBeChecked();
  await userEvent.click(screen.getByText('Board'));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: 'board' });
  expect(radio('Board')).toBeChecked();
});

it('SGM-3 is what its value says, also after the form is reset', async () => {
  render(
    <form aria-label="Form">
      <SegmentedControl label="View" name="view" options={views} value="board" />
    </form>,
  );
  await userEvent.click(radio('List'));
  expect(radio('Board')).toBeChecked();
  act(() => form().reset());
  expect(new FormData(form()).get('view')).toBe('board');
});

it('SGM-3 is sent under its name, and goes back to what it started with', async () => {
  render(
    <form aria-label="Form">
      <SegmentedControl label="View" name="view" options={views} defaultValue="board" />
    </form>,
  );
  await userEvent.click(radio('List'));
  expect(new FormData(form()).get('view')).toBe('list');
  act(() => form().reset());
  expect(new FormData(form()).get('view')).toBe('board');
});

it('SGM-4 an option that cannot be chosen says why', () => {
  const board = { value: 'board', label: 'Board', disabledReason: 'Too many jobs.' };
  render(<SegmentedControl label="View" options={[{ value: 'list', label: 'List' }, board]} />);
  expect(radio('Board')).toBeDisabled();
  expect(radio('Board')).toHaveAccessibleDescription('Board: Too many jobs.');
});
