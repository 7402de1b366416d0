import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
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

it('SRF-5 has no Clear while it is empty', () => {
  renderSearch();
  expect(clear()).not.toBeInTheDocument();
});

it('SRF-5 clears and gives the focus back', async () => {
  renderSearch({ defaultValue: 'moyo' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(input()).toHaveValue('');
  expect(input()).toHaveFocus();
  expect(onClear).toHaveBeenCalledOnce();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: '' });
});

it('SRF-5 clears on Escape, once', async () => {
  renderSearch({ defaultValue: 'moyo' });
  await userEvent.type(input(), '{Escape}{Escape}');
  expect(input()).toHaveValue('');
  expect(onClear).toHaveBeenCalledOnce();
});

it('SRF-6 shows what the caller holds', async () => {
  const { rerender } = renderSearch({ value: 'moyo' });
  await userEvent.type(input(), 's');
  expect(input()).toHaveValue('moyo');
  expect(onValueChange).toHaveBeenCalledWith({ value: 'moyos' });
  rerender(<SearchField label="Search by name or ID..." value="ncube" />);
  expect(input()).toHaveValue('ncube');
});
