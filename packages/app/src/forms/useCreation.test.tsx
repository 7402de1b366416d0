import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../calls/ApiError';
import { type Creation, useCreation } from './useCreation';

const lost = () => Promise.reject(new ApiError('network'));

function openForms() {
  const queryClient = new QueryClient();
  const add = vi.fn<Creation<{ name: string }, null>['add']>();
  const creation: Creation<{ name: string }, null> = {
    record: 'branch',
    form: {
      '~standard': { version: 1, vendor: 'test', validate: () => ({ value: { name: 'Depot' } }) },
      controlOf: () => 'name',
    },
    add,
    onCreated: () => {},
    lists: ['branches'],
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </MemoryRouter>
  );
  const openForm = () => {
    const { result } = renderHook(() => useCreation(creation), { wrapper });
    return {
      submit: (another = false, name = 'Depot') =>
        result.current.form.onSubmit({ entries: new FormData(), value: { name }, another }),
      isUnconfirmed: () => result.current.unconfirmed,
    };
  };
  /** Sends a form; returns what brings its answer, which comes late. */
  const sendUnanswered = async () => {
    let answer = () => {};
    add.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(null);
        }),
    );
    const ended = openForm().submit();
    await expect.poll(() => add).toHaveBeenCalledOnce();
    return async () => {
      answer();
      await ended;
    };
  };
  return { add, openForm, sendUnanswered, keys: () => add.mock.calls.map(([, key]) => key) };
}

it('a form that carries on a submission keeps its key when the answer to the first one comes late', async () => {
  const { add, openForm, sendUnanswered, keys } = openForms();
  const answer = await sendUnanswered();
  const { submit } = openForm();
  add.mockImplementationOnce(lost);
  await act(() => submit());
  await answer();
  add.mockResolvedValueOnce(null);
  await act(() => submit());

  const [key] = keys();
  expect(keys()).toEqual([key, key, key]);
});

it('a form that was open when the answer came late sends the same submission, not another', async () => {
  const { add, openForm, sendUnanswered, keys } = openForms();
  const answer = await sendUnanswered();
  const { submit } = openForm();
  await answer();
  add.mockResolvedValueOnce(null);
  await act(() => submit());

  const [key] = keys();
  expect(keys()).toEqual([key, key]);
});

it('a refusal of what another form sent without an answer leaves open whether it was saved', async () => {
  const { add, openForm } = openForms();
  add.mockImplementationOnce(lost);
  const first = openForm();
  await act(() => first.submit());
  add.mockRejectedValueOnce(new ApiError('invalid', { status: 409, body: { detail: 'Still running.' } }));
  const { submit, isUnconfirmed } = openForm();
  expect(isUnconfirmed()).toBe(false);
  await act(() => submit());
  expect(isUnconfirmed()).toBe(true);
});

it('the same sent on purpose, after the first was answered, is another submission', async () => {
  const { add, openForm, keys } = openForms();
  add.mockResolvedValue(null);
  const { submit } = openForm();
  await act(() => submit(true));
  await act(() => submit());
  const [first, second] = keys();
  expect(second).not.toBe(first);
});

it('a value that was sent under the key of another one that was saved gets a key of its own in the next form', async () => {
  const { add, openForm, keys } = openForms();
  const detail = 'This Idempotency-Key was used with another body or query.';
  const refuseKey = () =>
    add.mockRejectedValueOnce(new ApiError('invalid', { status: 422, body: { detail } }));
  add.mockImplementationOnce(lost).mockImplementationOnce(lost);
  const first = openForm();
  await act(() => first.submit());
  await act(() => first.submit(false, 'Yard'));
  refuseKey();
  const second = openForm();
  await act(() => second.submit(false, 'Yard'));
  add.mockResolvedValueOnce(null);
  const third = openForm();
  await act(() => third.submit(false, 'Yard'));
  const [key, ...others] = keys();
  expect(others.slice(0, 2)).toEqual([key, key]);
  expect(others[2]).not.toBe(key);
});
