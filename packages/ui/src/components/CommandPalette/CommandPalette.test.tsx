import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette';
import type { CommandGroup, CommandSearch } from './commands';

const groups: CommandGroup[] = [
  {
    label: 'Screens',
    items: [
      { id: 'leases', label: 'Leases', description: 'Tenants', href: '#leases' },
      { id: 'deposits', label: 'Deposits', description: 'Tenants', href: '#deposits' },
    ],
  },
];
const tenants: CommandGroup = {
  label: 'Tenants',
  items: [{ id: 'tenant-1', label: 'Rudo Moyo', description: '63654321B42' }],
};
const find: CommandSearch = (query) => Promise.resolve(query === 'rudo' ? [tenants] : []);
const onSelect = vi.fn<CommandPaletteProps['onSelect']>();

const renderPalette = (props: Partial<CommandPaletteProps> = {}) =>
  render(
    <CommandPalette
      open
      onOpenChange={() => {}}
      title="Search everywhere"
      groups={groups}
      search={find}
      onSelect={onSelect}
      {...props}
    />,
  );
const box = () => screen.getByRole('combobox', { name: 'Search everywhere' });
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
const labels = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  onSelect.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it('CPL-1, CPL-3 starts in its field, with everything it knows', () => {
  renderPalette();
  expect(box()).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Screens' })).toBeVisible();
  expect(labels()).toEqual(['LeasesTenants', 'DepositsTenants']);
});

it('CPL-2, CPL-4 goes round by arrows and follows the link on Enter', async () => {
  renderPalette();
  expect(active()).toHaveTextContent('Leases');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toHaveTextContent('Deposits');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toHaveTextContent('Deposits');
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith({ item: groups[0]?.items[1], query: '' });
  expect(window.location.hash).toBe('#deposits');
});

it('CPL-5 finds on the server what is not in its own groups', async () => {
  renderPalette();
  await userEvent.paste(' rudo ');
  expect(labels()).toEqual([]);
  await userEvent.click(await screen.findByRole('option', { name: /Rudo Moyo/ }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith({ item: tenants.items[0], query: 'rudo' });
});

it('CPL-10 announces the number of results once the search has ended', async () => {
  render(<Announcer />);
  renderPalette();
  await userEvent.paste('rudo');
  await screen.findByRole('option', { name: /Rudo Moyo/ });
  await waitFor(() => expect(screen.getAllByText('1 result')).toHaveLength(1));
});

it('CPL-5 asks for nothing but what was typed last, and aborts what is not wanted any more', async () => {
  const signals = new Map<string, AbortSignal>();
  const search = vi.fn<CommandSearch>((query, signal) => {
    signals.set(query, signal);
    return new Promise(() => {});
  });
  const { unmount } = renderPalette({ search });
  await userEvent.type(box(), 'ru');
  await waitFor(() => expect(signals.has('ru')).toBe(true));
  await userEvent.type(box(), 'do');
  expect(signals.get('ru')?.aborted).toBe(true);
  await waitFor(() => expect(signals.has('rudo')).toBe(true));
  await userEvent.clear(box());
  expect(screen.queryByText('Searching…')).not.toBeInTheDocument();
  expect(labels()).toHaveLength(2);
  unmount();
  expect(signals.get('rudo')?.aborted).toBe(true);
  expect(signals.has('')).toBe(false);
});

it('CPL-6 shows that nothing was found, and that a search failed, with a way to try again', async () => {
  const search = vi.fn(find);
  renderPalette({ search });
  await userEvent.type(box(), 'nobody');
  expect(await screen.findByText('Nothing found for “nobody”.')).toBeVisible();
  search.mockRejectedValueOnce(new Error('offline'));
  await userEvent.clear(box());
  // Typed slowly, the first letters would be a search of their own.
  await userEvent.paste('rudo');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The search failed.');
  expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(box()).toHaveFocus();
  expect(await screen.findByRole('option', { name: /Rudo Moyo/ })).toBeVisible();
});

it('CPL-7 searches again for what was searched before', async () => {
  renderPalette({ recent: ['rudo'] });
  expect(screen.getByRole('group', { name: 'Recent searches' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(box()).toHaveValue('rudo');
  expect(await screen.findByRole('option', { name: /Rudo Moyo/ })).toBeVisible();
  expect(onSelect).not.toHaveBeenCalled();
});

it('CPL-8 leaves a link that is opened elsewhere alone', async () => {
  renderPalette();
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('option', { name: /Leases/ }));
  await user.keyboard('{/Control}');
  expect(onSelect).not.toHaveBeenCalled();
});
