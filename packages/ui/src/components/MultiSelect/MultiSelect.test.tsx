import { act, fireEvent, render, screen, within } from '@testing-library/react';
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

const bays = [
  { value: '1', label: 'Bay 1', description: 'With a lift.' },
  { value: '2', label: 'Bay 2', disabledReason: 'Out of order.' },
];

it('MLT-8 the server finds the options, and what was chosen keeps its label', async () => {
  const find = vi.fn(async (query: string) => Promise.resolve(query === 'none' ? [] : bays));
  render(
    <MultiSelect
      label="Bays"
      name="bay"
      search={find}
      options={[{ value: '9', label: 'Yard' }]}
      defaultValue={['9']}
    />,
  );
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: /Bay 1/ }));
  expect(find).toHaveBeenCalledWith('', expect.any(AbortSignal));
  await userEvent.keyboard('none');
  expect(await screen.findByText('Nothing found for “none”.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Yard' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Bay 1' })).toBeVisible();
});

it('MLT-8 a search that failed is tried again', async () => {
  const find = vi.fn(async () => Promise.resolve(bays)).mockRejectedValueOnce(new Error('offline'));
  render(<MultiSelect label="Bays" search={find} />);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('option', { name: /Bay 1/ })).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveFocus();
});

it('MLT-9 an option that cannot be chosen says why', async () => {
  const onValueChange = vi.fn();
  render(<MultiSelect label="Bays" options={bays} onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('combobox'));
  const option = screen.getByRole('option', { name: /Out of order/ });
  expect(option).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(option);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onValueChange).not.toHaveBeenCalled();
});

const tags = (props: Partial<MultiSelectProps> = {}) => renderField({ creatable: true, ...props });
const problem = /is chosen already. Type another/;

it('MLT-10 adds by Enter and by a comma what no option is, and chooses the option of that name', async () => {
  const onSubmit = tags();
  await userEvent.type(input(), 'Kariba{Enter}HARARE,Beitbridge، ');
  expect(sent()).toEqual(['Kariba', 'harare', 'Beitbridge']);
  expect(screen.getByTestId('spoken')).toHaveTextContent('Beitbridge chosen');
  expect(input()).toHaveValue('');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('MLT-10 offers to add it, and adds on leaving what is typed; a text that an option was found by is gone', async () => {
  tags();
  await userEvent.type(input(), 'Kari');
  expect(listed()).toEqual(['Add “Kari”']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.type(input(), 'bul{ArrowDown}{Enter}');
  await userEvent.type(input(), 'Chipinge');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(sent()).toEqual(['Kari', 'bulawayo', 'Chipinge']);
});

it('MLT-10 does nothing while an input method composes', () => {
  tags();
  fireEvent.change(input(), { target: { value: 'とう' } });
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
  fireEvent.input(input(), { target: { value: 'とう、' }, isComposing: true });
  expect(sent()).toEqual([]);
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(sent()).toEqual(['とう']);
});

it('MLT-11 adds each of several that are pasted, into what is typed, and leaves one to the browser', async () => {
  tags();
  await userEvent.type(input(), 'Upper ');
  await userEvent.paste('Town, Gate; Mutare\nharare');
  expect(sent()).toEqual(['Upper Town', 'Gate', 'mutare', 'harare']);
  await userEvent.paste('Low');
  expect(input()).toHaveValue('Low');
});

it('MLT-12 what cannot be added stays, is said and makes the field invalid, until it is changed', async () => {
  tags({ defaultValue: ['Café'] });
  await userEvent.type(input(), 'CAFE{Enter}');
  expect(sent()).toEqual(['Café']);
  expect(input()).toHaveValue('CAFE');
  expect(input()).toHaveAccessibleDescription(problem);
  expect(screen.getByTestId('spoken')).toHaveTextContent(problem);
  expect(input().validationMessage).toMatch(problem);
  await userEvent.keyboard('S');
  expect(input()).toBeValid();
  await userEvent.keyboard('{Enter}');
  expect(sent()).toEqual(['Café', 'CAFES']);
});

it('MLT-13 a Backspace that is held down removes no value', () => {
  tags({ defaultValue: ['Roof'] });
  fireEvent.keyDown(input(), { key: 'Backspace', repeat: true });
  expect(sent()).toEqual(['Roof']);
});

it('MLT-7 a reset forgets what was added, and what was refused', async () => {
  tags({ defaultValue: ['Roof'] });
  await userEvent.type(input(), 'Gate,roof,');
  expect(input()).toBeInvalid();
  act(() => form().reset());
  expect(sent()).toEqual(['Roof']);
  expect(input()).toHaveValue('');
  expect(input()).toBeValid();
});

it('MLT-8, MLT-10 adds beside what the server found', async () => {
  render(<MultiSelect label="Bays" name="bay" creatable search={() => Promise.resolve(bays)} value={null} />);
  await userEvent.type(screen.getByRole('combobox'), 'Pit');
  expect(await screen.findByRole('option', { name: 'Add “Pit”' })).toBeVisible();
});
