import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Combobox, type ComboboxProps } from './Combobox';
import type { ComboboxOption, ComboboxSearch } from './useSearch';

const people: ComboboxOption[] = [
  { value: 1, label: 'Tendai Moyo' },
  { value: 2, label: 'Rudo Moyo' },
  { value: 3, label: 'Nyasha Dube' },
];
const find: ComboboxSearch = (query) =>
  Promise.resolve(people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())));

const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

const renderField = (props: Partial<ComboboxProps> = {}) =>
  render(
    <form aria-label="Contact" onSubmit={onSubmit}>
      <Combobox label="Individual" name="individual" search={find} {...props} />
      <button type="submit">Save</button>
    </form>,
  );

const input = () => screen.getByRole('combobox', { name: 'Individual' });
const option = (name: string) => screen.findByRole('option', { name });
const sent = () => new FormData(screen.getByRole('form') as HTMLFormElement).get('individual');

beforeEach(() => {
  onSubmit.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('Combobox', () => {
  it('CMB-1 sends the value of what is chosen, by its name', async () => {
    renderField();
    await userEvent.type(input(), 'rudo');
    await userEvent.click(await option('Rudo Moyo'));
    expect(input()).toHaveValue('Rudo Moyo');
    expect(sent()).toBe('2');
  });

  it('CMB-1 starts with a chosen option', () => {
    renderField({ defaultValue: { value: 3, label: 'Nyasha Dube' } });
    expect(input()).toHaveValue('Nyasha Dube');
    expect(sent()).toBe('3');
  });

  it('CMB-2 arrows go round, Enter chooses and does not send the form', async () => {
    renderField();
    await userEvent.type(input(), 'moyo');
    await option('Rudo Moyo');
    await userEvent.keyboard('{ArrowUp}');
    expect(input()).toHaveAttribute('aria-activedescendant', (await option('Rudo Moyo')).id);
    await userEvent.keyboard('{ArrowDown}');
    expect(input()).toHaveAttribute('aria-activedescendant', (await option('Tendai Moyo')).id);
    await userEvent.keyboard('{Enter}');
    expect(sent()).toBe('1');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('CMB-3 Escape closes the list alone and keeps the text', async () => {
    const outer = vi.fn();
    document.addEventListener('keydown', outer, { capture: true });
    renderField();
    await userEvent.type(input(), 'moyo');
    await option('Rudo Moyo');
    outer.mockClear();
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', outer, { capture: true });
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(input()).toHaveValue('moyo');
    expect(outer).not.toHaveBeenCalled();
  });

  it('CMB-4 what is typed over a choice is no choice', async () => {
    renderField({ defaultValue: { value: 3, label: 'Nyasha Dube' } });
    await userEvent.type(input(), 'x');
    await userEvent.tab();
    expect(sent()).toBe('');
    expect(input()).toHaveValue('Nyasha Dubex');
    expect((input() as HTMLInputElement).validationMessage).toBe('Choose one from the list.');
  });

  it('CMB-4 a name typed in full is a choice when one leaves', async () => {
    renderField();
    await userEvent.type(input(), 'nyasha dube');
    await option('Nyasha Dube');
    await userEvent.tab();
    expect(input()).toHaveValue('Nyasha Dube');
    expect(sent()).toBe('3');
  });

  it('CMB-5 the answer to an older search never counts', async () => {
    const answers = new Map<string, (options: ComboboxOption[]) => void>();
    const search: ComboboxSearch = (query) => new Promise((resolve) => void answers.set(query, resolve));
    renderField({ search });
    await userEvent.type(input(), 'ru');
    await waitFor(() => expect(answers.has('ru')).toBe(true));
    await userEvent.type(input(), 'do');
    await waitFor(() => expect(answers.has('rudo')).toBe(true));
    answers.get('rudo')?.([people[1] as ComboboxOption]);
    await option('Rudo Moyo');
    answers.get('ru')?.([people[0] as ComboboxOption]);
    await Promise.resolve();
    expect(screen.queryByRole('option', { name: 'Tendai Moyo' })).not.toBeInTheDocument();
  });

  it('CMB-5 a search that is no longer wanted is aborted', async () => {
    const signals: AbortSignal[] = [];
    const search: ComboboxSearch = (_, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    };
    const { unmount } = renderField({ search });
    await userEvent.type(input(), 'a');
    await waitFor(() => expect(signals.length).toBeGreaterThan(0));
    unmount();
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });

  it('CMB-6 says that nothing was found, and that a search failed, with a way to try again', async () => {
    const search = vi.fn(find);
    renderField({ search });
    await userEvent.type(input(), 'nobody');
    expect(await screen.findByText('Nothing found for “nobody”.')).toBeVisible();
    search.mockRejectedValueOnce(new Error('offline'));
    await userEvent.clear(input());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The search did not work.');
    expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(input()).toHaveFocus();
    expect(await option('Nyasha Dube')).toBeVisible();
  });
});
