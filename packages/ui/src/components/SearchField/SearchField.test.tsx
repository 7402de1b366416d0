import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type KeyboardEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../Dialog';
import { SearchField, type SearchFieldProps } from './SearchField';

const onSearch = vi.fn();
const onClear = vi.fn();
const onValueChange = vi.fn();

const renderSearch = (props: Partial<SearchFieldProps> = {}) =>
  render(
    <SearchField label="Search by name or ID..." {...{ onSearch, onClear, onValueChange }} {...props} />,
  );
const input = () => screen.getByRole('searchbox', { name: 'Search by name or ID...' });
const clear = () => screen.queryByRole('button', { name: 'Clear' });

/** Of a caller that holds what it is given, and nothing else. */
function CallersSearch(props: Partial<SearchFieldProps>) {
  const [value, setValue] = useState(props.value);
  const [query, setQuery] = useState(props.query);
  return (
    <SearchField
      {...{ label: 'Search by name or ID...', ...props, onClear }}
      {...(value !== undefined && { value })}
      {...(query !== undefined && { query })}
      onValueChange={(change) => setValue((before) => (before === undefined ? undefined : change.value))}
      onSearch={(search) => {
        onSearch(search);
        setQuery((before) => (before === undefined ? undefined : search.query));
      }}
    />
  );
}

beforeEach(() => vi.clearAllMocks());

it('SRF-1 is a search with a name', () => {
  renderSearch();
  expect(screen.getByRole('search', { name: 'Search by name or ID...' })).toContainElement(input());
});

it('SRF-3 hands over the trimmed text on Enter', async () => {
  renderSearch();
  await userEvent.type(input(), '  moyo {Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ query: 'moyo' });
});

it('SRF-3 does not send a form around it', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      {createPortal(<SearchField label="Search by name or ID..." onSearch={onSearch} />, document.body)}
    </form>,
  );
  await userEvent.type(input(), 'moyo{Enter}');
  expect(onSearch).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('SRF-4 asks for something on a blank, until something is typed', async () => {
  renderSearch();
  await userEvent.type(input(), '   {Enter}');
  expect(onSearch).not.toHaveBeenCalled();
  expect(input()).toHaveAccessibleDescription('Enter something to search for.');
  expect(input()).toHaveAttribute('aria-invalid', 'true');
  expect(input()).toHaveFocus();
  await userEvent.type(input(), 'm');
  expect(input()).not.toHaveAttribute('aria-invalid');
});

it.each<[string, Partial<SearchFieldProps>]>([
  ['text that it holds', {}],
  ['text that it started with', { defaultValue: 'moyo' }],
  ['text of the caller', { value: 'moyo' }],
  ['a query of the caller', { query: 'moyo' }],
])('SRF-4 Enter in a box that was emptied searches for nothing, once: %s', async (_, props) => {
  render(<CallersSearch {...props} />);
  if (Object.keys(props).length === 0) await userEvent.type(input(), 'moyo{Enter}');
  onSearch.mockClear();
  await userEvent.clear(input());
  await userEvent.type(input(), '{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ query: '' });
  expect(onClear).toHaveBeenCalledOnce();
  expect(input()).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(input(), '{Enter}');
  expect(onSearch).toHaveBeenCalledOnce();
  expect(input()).toHaveAttribute('aria-invalid', 'true');
});

it('SRF-5 has no Clear while it is empty', () => {
  renderSearch();
  expect(clear()).not.toBeInTheDocument();
});

it('SRF-5 clears and returns the focus', async () => {
  renderSearch({ defaultValue: 'moyo' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(input()).toHaveValue('');
  expect(input()).toHaveFocus();
  expect(onClear).toHaveBeenCalledOnce();
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ query: '' });
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: '' });
});

it('SRF-5 clears on Escape, once', async () => {
  renderSearch({ defaultValue: 'moyo' });
  await userEvent.type(input(), '{Escape}{Escape}');
  expect(input()).toHaveValue('');
  expect(onClear).toHaveBeenCalledOnce();
});

it('SRF-5 Escape clears it alone; where there is nothing to clear it closes the dialog around', async () => {
  const onClose = vi.fn();
  render(
    <Dialog open onOpenChange={onClose} title="Choose an individual">
      <SearchField label="Search by name or ID..." onClear={onClear} />
    </Dialog>,
  );
  await userEvent.type(input(), 'moyo{Escape}');
  expect(input()).toHaveValue('');
  expect(onClear).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([{ disabled: true }, { readOnly: true }])('SRF-5 clears nothing where it is %o', (state) => {
  renderSearch({ defaultValue: 'moyo', ...state });
  expect(clear()).not.toBeInTheDocument();
  fireEvent.keyDown(input(), { key: 'Escape' });
  expect(input()).toHaveValue('moyo');
  expect(onClear).not.toHaveBeenCalled();
});

it('SRF-5 keeps the text on an Escape that cancels the candidate of an input method', () => {
  renderSearch({ defaultValue: 'moyo' });
  fireEvent.keyDown(input(), { key: 'Escape', isComposing: true });
  expect(input()).toHaveValue('moyo');
});

it("SRF-5 leaves an Escape to the caller's onKeyDown that prevents it", async () => {
  const onKeyDown = vi.fn();
  renderSearch({ defaultValue: 'moyo', onKeyDown });
  onKeyDown.mockImplementationOnce((event: KeyboardEvent) => event.preventDefault());
  await userEvent.type(input(), '{Escape}');
  expect(input()).toHaveValue('moyo');
  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledTimes(2);
  expect(input()).toHaveValue('');
});

it('SRF-6 shows what the caller holds', async () => {
  const { rerender } = renderSearch({ value: 'moyo' });
  await userEvent.type(input(), 's');
  expect(input()).toHaveValue('moyo');
  expect(onValueChange).toHaveBeenCalledWith({ value: 'moyos' });
  rerender(<SearchField label="Search by name or ID..." value="ncube" />);
  expect(input()).toHaveValue('ncube');
});
