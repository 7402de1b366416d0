import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  defineList,
  type ListAddress,
  oneOf,
  useBrowserAddress,
  useListState,
  useMemoryAddress,
  yesNo,
} from '.';

const jobs = defineList({
  name: 'jobs',
  filters: { status: oneOf(['open', 'done']), urgent: yesNo() },
  sort: ['due'],
  pageSizes: [20, 50],
});
const byDue = { column: 'due', direction: 'ascending' } as const;

/** A router that shows what it was asked for only when it is let. */
function slowAddress(start = '') {
  let shown = start;
  const asked: string[] = [];
  const addressNow = (): ListAddress => ({ search: shown, go: (search) => asked.push(search) });
  return {
    asked,
    addressNow,
    show: (search: string) => {
      shown = search;
    },
  };
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  localStorage.clear();
});

const addresses = { 'the browser': useBrowserAddress, memory: useMemoryAddress };

describe.each(Object.entries(addresses))('in %s', (_, useAddress) => {
  const state = () =>
    renderHook(() => useListState(jobs, { address: useAddress(), storage: localStorage }), {
      wrapper: StrictMode,
    }).result;

  it('LSS-1 changes of one tick all hold, whatever they change', () => {
    const list = state();
    act(() => {
      list.current.update({ sort: byDue });
      list.current.update({ filters: { status: 'open' } });
      list.current.update((query) => ({ filters: { ...query.filters, urgent: true } }));
      list.current.update({ q: 'clutch' });
      list.current.onPreferencesChange({ preferences: { density: 'compact' } });
    });
    expect(list.current.query).toEqual({
      ...{ q: 'clutch', page: 1, pageSize: 20, sort: byDue, filters: { status: 'open', urgent: true } },
    });
    expect(list.current.preferences).toEqual({ density: 'compact' });
  });

  it('LSS-2 another search, order or filter starts on page 1; a page is only a page', () => {
    const list = state();
    for (const change of [{ q: 'a' }, { sort: byDue }, { filters: { urgent: true } }]) {
      act(() => list.current.update({ page: 4 }));
      expect(list.current.query.page).toBe(4);
      act(() => list.current.update(change));
      expect(list.current.query.page).toBe(1);
    }
    expect(list.current.query.sort).toEqual(byDue);
  });

  it('LSS-4 selection empties with another search or other filters, for good; pages and order keep it', () => {
    const list = state();
    const some = { mode: 'some', keys: new Set([1]) } as const;
    const select = () => act(() => list.current.onSelectionChange({ selection: some }));
    select();
    act(() => list.current.update({ page: 2 }));
    act(() => list.current.update({ sort: byDue }));
    expect(list.current.selection).toEqual(some);
    for (const [change, back] of [
      [{ q: 'a' }, { q: '' }],
      [{ filters: { urgent: true } }, { filters: {} }],
    ]) {
      select();
      act(() => list.current.update(change ?? {}));
      expect(list.current.selection.keys.size).toBe(0);
      act(() => list.current.update(back ?? {}));
      expect(list.current.selection.keys.size).toBe(0);
    }
  });

  it('LSS-5 another page size is shown from page 1, and is kept', () => {
    const list = state();
    act(() => list.current.update({ page: 3 }));
    act(() => list.current.update({ pageSize: 50 }));
    expect(list.current.query).toMatchObject({ page: 1, pageSize: 50 });
    expect(localStorage.getItem('list.jobs')).toBe('{"pageSize":50}');
    act(() => list.current.onPreferencesChange({ preferences: {} }));
    expect(list.current.query.pageSize).toBe(20);
  });
});

it('LSS-1 what is changed while a router is on its way is shown at once, and starts from what was asked for', async () => {
  const { asked, addressNow, show } = slowAddress('?tab=x');
  const { result, rerender } = renderHook(() => useListState(jobs, { address: addressNow() }));
  await act(async () => result.current.update({ q: 'clutch' }));
  await act(async () => result.current.update({ sort: byDue }));
  expect(asked).toEqual(['?tab=x&q=clutch', '?tab=x&q=clutch&sort=due']);
  expect(result.current.query).toMatchObject({ q: 'clutch', sort: byDue });
  show('?tab=x&q=clutch');
  rerender();
  expect(result.current.query.sort).toEqual(byDue);
  await act(async () => result.current.update((query) => ({ q: `${query.q}!` })));
  expect(asked.at(-1)).toBe('?tab=x&q=clutch%21&sort=due');
  // From elsewhere: Back, or a link.
  show('?q=other');
  rerender();
  expect(result.current.query).toMatchObject({ q: 'other', sort: undefined });
  await act(async () => result.current.update({ page: 2 }));
  expect(asked.at(-1)).toBe('?q=other&page=2');
});

it('LSS-1 changes of one tick are one step of the history', async () => {
  const { asked, addressNow } = slowAddress();
  const { result } = renderHook(() => useListState(jobs, { address: addressNow() }));
  await act(async () => {
    result.current.update({ q: 'clutch' });
    result.current.update({ filters: { urgent: true } });
  });
  expect(asked).toEqual(['?q=clutch&urgent=true']);
});

it('LSS-1 what changes nothing goes nowhere; a query is the same object until it changes', () => {
  const { asked, addressNow, show } = slowAddress('?status=open&q=a');
  const { result, rerender } = renderHook(() => useListState(jobs, { address: addressNow() }));
  const { query } = result.current;
  act(() => result.current.update({ q: 'a' }));
  expect(asked).toEqual([]);
  show('?status=open&q=a&other=1');
  rerender();
  expect(result.current.query).toBe(query);
});

it('LSS-3 a link has the change and the rest of the address', () => {
  window.history.replaceState(null, '', '/?tab=x&q=clutch&page=2');
  const { result } = renderHook(() => useListState(jobs, { address: useBrowserAddress() }));
  expect(result.current.hrefOf({ page: 3 })).toBe('?tab=x&q=clutch&page=3');
});

it('LSS-3 Back restores the query before', async () => {
  const { result } = renderHook(() => useListState(jobs, { address: useBrowserAddress() }));
  await act(async () => result.current.update({ q: 'clutch' }));
  await act(async () => result.current.update({ q: 'brakes' }));
  act(() => window.history.back());
  await vi.waitFor(() => expect(result.current.query.q).toBe('clutch'));
});

it.each(['{', '7', '{"hidden":"x","density":3,"pageSize":7}'])(
  'LSS-6 stored preferences that are none change nothing: %s',
  (stored) => {
    localStorage.setItem('list.jobs', stored);
    const { result } = renderHook(() => useListState(jobs, { storage: localStorage }));
    expect(result.current.preferences).toEqual({});
    expect(result.current.query.pageSize).toBe(20);
  },
);

it('LSS-6 storage that is blocked holds preferences until the page is left', () => {
  const blocked = () => {
    throw new Error('denied');
  };
  const storage = { getItem: blocked, setItem: blocked };
  const { result } = renderHook(() => useListState(jobs, { storage }));
  act(() => result.current.onPreferencesChange({ preferences: { hidden: ['due'] } }));
  expect(result.current.preferences).toEqual({ hidden: ['due'] });
  expect(() => result.current.views?.write([])).toThrow('denied');
});
