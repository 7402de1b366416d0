import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { MultiSelect, type MultiSelectProps } from './MultiSelect';

const options = ['Harare', 'Bulawayo', 'Mutare', 'Gweru'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const renderField = (props: Partial<MultiSelectProps> = {}) => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form aria-label="Filters" onSubmit={onSubmit}>
      <Announcer data-testid="spoken" />
      <MultiSelect label="Cities" name="city" options={options} {...props} />
      <button type="submit">Apply</button>
    </form>,
  );
  return onSubmit;
};
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Cities' });
const form = () => screen.getByRole<HTMLFormElement>('form');
const sent = () => new FormData(form()).getAll('city');
const listed = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('MLT-1 a value that comes twice is chosen once', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  renderField({ value: ['harare', 'harare', 'gweru'] });
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
  expect(sent()).toEqual(['harare', 'gweru']);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

it('MLT-0, MLT-2 by keyboard: opens, goes round, chooses several and stays open', async () => {
  const onSubmit = renderField();
  await userEvent.tab();
  expect(input()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}');
  const list = screen.getByRole('listbox', { name: 'Options' });
  expect(list).toHaveAttribute('aria-multiselectable', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowUp}{Enter}');
  expect(sent()).toEqual(['harare', 'gweru']);
  expect(input()).toHaveFocus();
  expect(input()).toHaveAttribute(
    'aria-activedescendant',
    within(list).getByRole('option', { name: 'Gweru', selected: true }).id,
  );
  await userEvent.keyboard('{Enter}');
  expect(sent()).toEqual(['harare']);
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(listed()).toEqual([]);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(listed()).toHaveLength(4);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('MLT-1 sends nothing where nothing is chosen, or while it is disabled', () => {
  renderField({ defaultValue: ['harare'], disabled: true });
  expect(sent()).toEqual([]);
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
});

it('MLT-3 removes by its button and by Backspace, announces it and keeps the focus', async () => {
  renderField({ defaultValue: ['harare', 'mutare', 'gweru'] });
  expect(input()).toHaveAccessibleDescription('Harare, Mutare, Gweru');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Harare' }));
  expect(input()).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  expect(sent()).toEqual(['mutare']);
  expect(screen.getByTestId('spoken')).toHaveTextContent('Harare removed');
  expect(screen.getByTestId('spoken')).toHaveTextContent('Gweru removed');
  await userEvent.keyboard('g{Backspace}');
  expect(sent()).toEqual(['mutare']);
});

it('MLT-3 shows a value that no option has as it is', () => {
  renderField({ defaultValue: ['kariba'] });
  expect(screen.getByRole('button', { name: 'Remove kariba' })).toBeVisible();
});

it('MLT-4 narrows the list, and shows that nothing matches', async () => {
  renderField();
  await userEvent.type(input(), 'are');
  expect(listed()).toEqual(['Harare', 'Mutare']);
  await userEvent.type(input(), 'x');
  expect(listed()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “arex”.');
});

it('MLT-4 shows a hundred of 10,000', async () => {
  const units = Array.from({ length: 10_000 }, (_, at) => ({ value: `${at}`, label: `Unit ${at}` }));
  renderField({ options: units });
  await userEvent.click(input());
  expect(listed()).toHaveLength(100);
  expect(screen.getByText('9,900 more. Type to narrow the list.')).toBeVisible();
});

it('MLT-5 Escape closes the list alone, and leaving empties the text box', async () => {
  const onEscape = vi.fn();
  const listener = (event: KeyboardEvent) => event.defaultPrevented || onEscape();
  document.addEventListener('keydown', listener);
  renderField();
  await userEvent.click(input());
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', listener);
  expect(onEscape).not.toHaveBeenCalled();
  expect(listed()).toEqual([]);
  await userEvent.type(input(), 'mut');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(listed()).toEqual([]);
  expect(input()).toHaveValue('');
});

it('MLT-6 is invalid while nothing is chosen and one is required', async () => {
  renderField({ required: true });
  expect(input().validationMessage).toBe('Choose at least one.');
  await userEvent.type(input(), 'har{ArrowDown}{Enter}');
  expect(input().validationMessage).toBe('');
  expect(input()).toHaveAttribute('aria-required', 'true');
});

it('MLT-7 shows what it is told, and reports each wish', async () => {
  const onValueChange = vi.fn();
  renderField({ value: ['harare'], onValueChange });
  await userEvent.click(input());
  await userEvent.click(screen.getByRole('option', { name: 'Gweru' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: ['harare', 'gweru'] });
  expect(sent()).toEqual(['harare']);
});

it('MLT-7 goes back to its first values with its form', async () => {
  renderField({ defaultValue: ['harare'] });
  await userEvent.type(input(), '{Backspace}');
  expect(sent()).toEqual([]);
  fireEvent.reset(form());
  expect(sent()).toEqual(['harare']);
});
