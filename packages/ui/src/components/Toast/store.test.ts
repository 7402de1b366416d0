import { expect, it, vi } from 'vitest';
import { createToastStore } from './store';

const watched = () => {
  const store = createToastStore();
  const listener = vi.fn();
  store.subscribe(listener);
  return { store, listener };
};
const titles = ({ getToasts }: ReturnType<typeof createToastStore>) => getToasts().map(({ title }) => title);

it('TST-5 puts the newest first', () => {
  const { store, listener } = watched();
  store.info('First');
  store.error('Second');
  expect(titles(store)).toEqual(['Second', 'First']);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('TST-9 replaces the toast with the same id where it stands', () => {
  const { store } = watched();
  const id = store.loading('Adding company');
  store.info('Something else');
  expect(store.success('Company created successfully!', { id })).toBe(id);
  expect(titles(store)).toEqual(['Something else', 'Company created successfully!']);
  expect(store.getToasts()[1]).toMatchObject({ type: 'success' });
});

it('TST-10 shows the same text once, and announces it again', () => {
  const { store } = watched();
  const id = store.warning('Processing form, please wait');
  store.info('Something else');
  expect(store.warning('Processing form, please wait')).toBe(id);
  expect(titles(store)).toEqual(['Processing form, please wait', 'Something else']);
  expect(store.getToasts()[0]).toMatchObject({ repeats: 1 });
});

it('TST-10 does not merge toasts that differ in type or description, are pending, or have an action', () => {
  const { store } = watched();
  const action = { label: 'Undo', onAction: () => {} };
  store.error('Failed');
  store.warning('Failed');
  store.error('Failed', { description: 'Registration number is taken.' });
  store.error('Failed', { action });
  store.error('Failed', { action });
  store.loading('Failed');
  store.loading('Failed');
  expect(store.getToasts()).toHaveLength(7);
});

it('TST-11 turns a promise into its outcome and returns it', async () => {
  const { store } = watched();
  const created = store.promise(Promise.resolve('Msasa'), {
    loading: 'Adding company',
    success: (name) => `${name} created`,
    error: 'Failed to create company',
  });
  expect(store.getToasts()).toMatchObject([{ type: 'loading', title: 'Adding company' }]);
  expect(await created).toBe('Msasa');
  expect(store.getToasts()).toMatchObject([{ type: 'success', title: 'Msasa created' }]);
});

it('TST-11 turns a failed promise into an error and lets the caller see it too', async () => {
  const { store } = watched();
  const failed = store.promise(Promise.reject(new Error('Number is taken')), {
    loading: 'Adding company',
    success: 'Done',
    error: (reason) => ({ title: 'Failed to create company', description: (reason as Error).message }),
  });
  await expect(failed).rejects.toThrow('Number is taken');
  expect(store.getToasts()).toMatchObject([
    { type: 'error', title: 'Failed to create company', description: 'Number is taken' },
  ]);
});

it('keeps a dismissed toast until it has left the screen', () => {
  const { store } = watched();
  const id = store.info('Saved');
  store.dismiss(id);
  expect(store.getToasts()).toMatchObject([{ leaving: true }]);
  store.remove(id);
  expect(store.getToasts()).toEqual([]);
});

it('does not forget a toast that was replaced on its way out', () => {
  const { store } = watched();
  const id = store.loading('Saving');
  store.dismiss(id);
  store.success('Saved', { id });
  store.remove(id);
  expect(titles(store)).toEqual(['Saved']);
});

it('dismisses at once where no Toaster shows anything', () => {
  const store = createToastStore();
  const id = store.info('First');
  store.info('Second');
  store.dismiss(id);
  expect(titles(store)).toEqual(['Second']);
  store.dismiss();
  expect(titles(store)).toEqual([]);
});

it('one warning in development where no Toaster shows it', () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const store = createToastStore();
  store.info('Saved');
  store.info('Saved again');
  vi.runAllTimers();
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/A toast was shown, and no <Toaster \/>.*Render <Toaster \/>/)],
  ]);
  warn.mockRestore();
  vi.useRealTimers();
});
