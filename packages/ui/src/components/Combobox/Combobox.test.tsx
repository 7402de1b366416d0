import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { Combobox, type ComboboxProps } from './Combobox';
import type { ComboboxOption, ComboboxSearch } from './options';

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
const option = (name: string | RegExp) => screen.findByRole('option', { name });
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

  it('CMB-0, CMB-2 arrows go round, Enter chooses and does not send the form', async () => {
    renderField();
    await userEvent.type(input(), 'moyo');
    await option('Rudo Moyo');
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    expect(input()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    await userEvent.keyboard('{ArrowUp}');
    expect(input()).toHaveFocus();
    expect(input()).toHaveAttribute('aria-activedescendant', (await option('Rudo Moyo')).id);
    await userEvent.keyboard('{ArrowDown}');
    expect(input()).toHaveAttribute('aria-activedescendant', (await option('Tendai Moyo')).id);
    await userEvent.keyboard('{Enter}');
    expect(sent()).toBe('1');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('CMB-13 an action follows the options, is reached by keys, and gets what is typed', async () => {
    const onAct = vi.fn();
    renderField({ actions: [{ label: 'Add person…', onAct }] });
    await userEvent.type(input(), 'rudo');
    await option('Rudo Moyo');
    await userEvent.keyboard('{ArrowUp}');
    expect(input()).toHaveAttribute('aria-activedescendant', (await option('Add person…')).id);
    await userEvent.keyboard('{Enter}');
    expect(onAct).toHaveBeenCalledExactlyOnceWith({ query: 'rudo' });
    expect(input()).toHaveValue('rudo');
    await userEvent.type(input(), 'zzz');
    expect(await screen.findByText('Nothing found for “rudozzz”.')).toBeVisible();
    await userEvent.click(await option('Add person…'));
    expect(onAct).toHaveBeenLastCalledWith({ query: 'rudozzz' });
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
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

  const namesakes: ComboboxOption[] = [
    { value: 4, label: 'Anna Moyo', description: '14101117A53' },
    { value: 5, label: 'Anna Moyo', description: '63100231G03' },
  ];

  it('CMB-4 a name that two have is no choice when one leaves', async () => {
    renderField({ search: () => Promise.resolve(namesakes) });
    await userEvent.type(input(), 'anna moyo');
    await option(/63100231G03/);
    await userEvent.tab();
    expect(sent()).toBe('');
    expect(input()).toBeInvalid();
  });

  it('CMB-10 shows the description of what is chosen, and is described by it', async () => {
    renderField({ search: undefined, options: namesakes, hint: 'Who signs' });
    await userEvent.click(input());
    await userEvent.click(await option(/63100231G03/));
    expect(sent()).toBe('5');
    expect(screen.getByText('63100231G03')).toBeVisible();
    expect(input()).toHaveAccessibleDescription('Who signs 63100231G03');
  });

  it('CMB-11 finds among options that are at hand, in label and description', async () => {
    renderField({ search: undefined, options: [...people, ...namesakes] });
    await userEvent.type(input(), 'moyo 1410');
    await option(/14101117A53/);
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(sent()).toBe('4');
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

  it('CMB-6 shows that nothing was found, and that a search failed, with a way to try again', async () => {
    const search = vi.fn(find);
    renderField({ search });
    await userEvent.type(input(), 'nobody');
    expect(await screen.findByText('Nothing found for “nobody”.')).toBeVisible();
    search.mockRejectedValueOnce(new Error('offline'));
    await userEvent.clear(input());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The search failed.');
    expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(input()).toHaveFocus();
    expect(await option('Nyasha Dube')).toBeVisible();
  });

  it('CMB-8 calls onKeyDown and onClick, which may prevent what it does', async () => {
    const [onKeyDown, onClick] = [vi.fn(), vi.fn()];
    renderField({ onKeyDown, onClick });
    const prevent = (event: { preventDefault: () => void }) => event.preventDefault();
    onClick.mockImplementationOnce(prevent);
    await userEvent.click(input());
    onKeyDown.mockImplementationOnce(prevent);
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.queryByText('Searching…')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    expect(await option('Rudo Moyo')).toBeVisible();
    expect(onKeyDown).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(input());
    expect(await option('Rudo Moyo')).toBeVisible();
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('CMB-8 calls onFocus and onBlur', async () => {
    const [onFocus, onBlur] = [vi.fn(), vi.fn()];
    renderField({ onFocus, onBlur });
    await userEvent.tab();
    await userEvent.tab();
    expect(onFocus).toHaveBeenCalledOnce();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('CMB-1 belongs to the form that it names', () => {
    render(
      <>
        <form id="contact" aria-label="Contact" />
        <Combobox
          label="Individual"
          name="individual"
          form="contact"
          search={find}
          defaultValue={{ value: 3, label: 'Nyasha Dube' }}
        />
      </>,
    );
    expect(sent()).toBe('3');
  });

  describe('CMB-9 when its form is reset', () => {
    const reset = () => act(() => screen.getByRole<HTMLFormElement>('form').reset());

    it('it holds what it began with, and its list is closed', async () => {
      const onValueChange = vi.fn();
      renderField({ defaultValue: { value: 3, label: 'Nyasha Dube' }, onValueChange });
      await userEvent.clear(input());
      await userEvent.type(input(), 'rudo');
      await userEvent.click(await option('Rudo Moyo'));
      await userEvent.click(input());
      await option('Rudo Moyo');
      reset();
      expect(input()).toHaveValue('Nyasha Dube');
      expect(sent()).toBe('3');
      const first = { value: 3, label: 'Nyasha Dube' };
      expect(onValueChange).toHaveBeenLastCalledWith({ value: first, option: first });
      expect(screen.queryByRole('option')).not.toBeInTheDocument();
    });

    it('it holds nothing where it began with nothing', async () => {
      renderField();
      await userEvent.type(input(), 'rudo');
      await userEvent.click(await option('Rudo Moyo'));
      reset();
      expect(input()).toHaveValue('');
      expect(sent()).toBe('');
    });
  });

  describe('left before the answer', () => {
    const answers: (() => void)[] = [];
    const search: ComboboxSearch = async (query, signal) => {
      await new Promise<void>((resolve) => void answers.push(resolve));
      return find(query, signal);
    };
    const answer = async () => {
      await waitFor(() => expect(answers).toHaveLength(1));
      await act(async () => answers[0]?.());
    };

    const pasteAndLeave = async (text: string) => {
      await userEvent.tab();
      await userEvent.paste(text);
      await userEvent.tab();
    };

    beforeEach(() => {
      answers.length = 0;
    });

    it('CMB-4 a label typed in full is chosen when the answer is there, and nothing is announced', async () => {
      const onValueChange = vi.fn();
      render(<Announcer data-testid="announcer" />);
      renderField({ search, onValueChange });
      await pasteAndLeave('nyasha dube');
      await answer();
      await waitFor(() => expect(sent()).toBe('3'));
      expect(input()).toHaveValue('Nyasha Dube');
      expect(onValueChange).toHaveBeenLastCalledWith({ value: people[2], option: people[2] });
      expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
      expect(screen.queryByRole('option')).not.toBeInTheDocument();
      expect(screen.getByTestId('announcer')).toHaveTextContent('');
    });

    it('CMB-4 text that is no label in full stays', async () => {
      renderField({ search });
      await pasteAndLeave('nyasha');
      await answer();
      expect(sent()).toBe('');
      expect(input()).toHaveValue('nyasha');
    });

    it('CMB-4 what was chosen stays, whatever the list holds', async () => {
      renderField({ search, defaultValue: { value: 9, label: 'Nyasha Dube' } });
      await userEvent.click(input());
      await userEvent.tab();
      await answer();
      expect(sent()).toBe('9');
    });

    it('CMB-3 Escape ends the search', async () => {
      const signals: AbortSignal[] = [];
      renderField({
        search: (_, signal) => {
          signals.push(signal);
          return new Promise(() => {});
        },
      });
      await userEvent.click(input());
      await waitFor(() => expect(signals).toHaveLength(1));
      expect(signals[0]?.aborted).toBe(false);
      await userEvent.keyboard('{Escape}');
      expect(signals[0]?.aborted).toBe(true);
    });
  });
});

it('CMB-14 an option that cannot be chosen says why, and is chosen by no means', async () => {
  const onValueChange = vi.fn();
  const closed = { value: 2, label: 'Bay 2', disabledReason: 'Its lift is out of order.' };
  render(<Combobox label="Bay" options={[closed]} onValueChange={onValueChange} />);
  await userEvent.type(screen.getByRole('combobox'), 'bay 2');
  const option = await screen.findByRole('option', { name: /Its lift is out of order/ });
  expect(option).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(option);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.tab();
  expect(onValueChange).not.toHaveBeenCalledWith(expect.objectContaining({ option: expect.anything() }));
});
