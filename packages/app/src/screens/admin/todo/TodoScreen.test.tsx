import { today } from '@rentsafe/domain/date';
import { HOME_PATH } from '@rentsafe/domain/session';
import { createTodo, listTodos, snoozeTodo, todoSteps } from '@rentsafe/domain/todo';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../testing/answer';
import { enter } from '../../../testing/enter';
import { signedIn } from '../../../testing/login';
import { sampleTodo } from '../../../testing/sampleTodos';
import { server } from '../../../testing/server';
import { todoPage } from '../../../testing/todoHandlers';
import { renderApp } from '../../../wholeApp/renderApp';

async function open(search = '') {
  signedIn();
  const app = renderApp(`${HOME_PATH}/todo${search}`);
  await screen.findByRole('region', { name: 'Details' });
  return app;
}

const details = () => within(screen.getByRole('region', { name: 'Details' }));

test('how much is due, a row for each, and the chosen one in detail with what it is about', async () => {
  const { user, address } = await open();
  expect(screen.getByText('Overdue').parentElement).toHaveTextContent('1');
  expect(screen.getByText('Today').parentElement).toHaveTextContent('2');
  const about = details().getByRole('link', { name: 'L-0012' });
  expect(about).toHaveAttribute('href', `${HOME_PATH}/leases/12`);
  expect(details().queryByRole('button', { name: 'Done' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /borehole pump/ }));
  expect(address()).toContain('shown=manual%3A3');
  await waitFor(() => expect(details().getByText('Rudo Makoni')).toBeVisible());
  expect(screen.getByRole('link', { name: /borehole pump/ })).toHaveAttribute('aria-current', 'true');
});

test('a User is told whom a payment waits for, and since when', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: /Approve PV-000012.*Waiting for Tendai Moyo/ }));
  await waitFor(() => expect(details().getByText(/^Tendai Moyo, since /)).toBeVisible());
});

test('where there is no room beside the rows, details open and close below the one that is tapped', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  signedIn();
  const { user } = renderApp(`${HOME_PATH}/todo`);
  const row = await screen.findByRole('link', { name: /borehole pump/ });
  expect(screen.queryByRole('region', { name: 'Details' })).not.toBeInTheDocument();
  await user.click(row);
  const opened = await screen.findByRole('region', { name: 'Details' });
  expect(row.parentElement).toContainElement(opened);
  await user.click(row);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Details' })).not.toBeInTheDocument());
  vi.unstubAllGlobals();
});

test('filters are in the address, and are asked of the server', async () => {
  const asked: string[] = [];
  const { user, address } = await open();
  server.use(
    answer(listTodos, ({ query }) => {
      asked.push(`${query.get('state')} ${query.get('kind')} ${query.get('assigned_to')}`);
      return todoPage([sampleTodo(8, 0)]);
    }),
  );
  await screen.findByRole('option', { name: 'Tendai Moyo' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), 'Tendai Moyo');
  await waitFor(() => expect(asked).toContain('open null 4'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Added by users');
  await waitFor(() => expect(asked).toContain('open manual 4'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Done');
  await waitFor(() => expect(asked).toContain('done manual 4'));
  expect(address()).toContain('state=done&kind=manual&assigned_to=4');
});

test('Add To-Do writes it down; what the server refuses stays at its field', async () => {
  const { user } = await open();
  const sent: unknown[] = [];
  await user.click(screen.getByRole('button', { name: 'Add To-Do' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add To-Do' }));
  await enter(user, dialog.getByLabelText(/^To do/), 'Read the meters');
  await enter(user, dialog.getByLabelText(/^Category/), 'Meters');
  server.use(answer(createTodo, () => refuse(400, { category: ['Not this word.'] })));
  await user.click(dialog.getByRole('button', { name: /^Add/ }));
  expect(await dialog.findAllByText('Not this word.')).not.toHaveLength(0);
  server.use(
    answer(createTodo, ({ body }) => {
      sent.push(body);
      return sampleTodo(20, 0);
    }),
  );
  await user.click(dialog.getByRole('button', { name: /^Add/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    {
      ...{ title: 'Read the meters', category: 'Meters', priority: 'medium', due_on: today() },
      ...{ assigned_to: null, note: '' },
    },
  ]);
});

test('that it could not be done is not said any more once it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let asked = 0;
  server.use(
    answer(todoSteps.calls.done, () => {
      asked += 1;
      return asked === 1 ? refuse(500, {}) : sampleTodo(3, 0, { done_on: '2026-01-02', title: 'The pump' });
    }),
  );
  const { user } = await open('?shown=manual%3A3');
  await user.click(details().getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Failed to change to-do')).toBeInTheDocument();
  await user.click(details().getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('The pump')).toBeInTheDocument();
  // Not only once its time is over.
  expect(screen.queryByText('Failed to change to-do')).not.toBeInTheDocument();
});

test('a double click on Done is one', async () => {
  await open('?shown=manual%3A3');
  const done = vi.fn();
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  server.use(
    answer(todoSteps.calls.done, async () => {
      done();
      await coming;
      return sampleTodo(3, 0, { done_on: '2026-01-02', title: 'The pump' });
    }),
  );
  const button = details().getByRole('button', { name: 'Done' });
  // Both before it is drawn again.
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(done).toHaveBeenCalled());
  come();
  expect(await screen.findByText('The pump')).toBeInTheDocument();
  expect(done).toHaveBeenCalledOnce();
});

test('one that was written down is changed, and done', async () => {
  const { user } = await open('?shown=manual%3A3');
  const sent: unknown[] = [];
  server.use(
    answer(todoSteps.calls.edit, ({ ids, body }) => {
      sent.push([ids.id, body]);
      return sampleTodo(3, 0, { version: 2 });
    }),
    answer(todoSteps.calls.done, ({ ids }) => {
      sent.push([ids.id, 'done']);
      return sampleTodo(3, 0, { version: 3, done_on: today() });
    }),
  );
  await user.click(details().getByRole('button', { name: 'Edit…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit To-Do' }));
  await user.clear(dialog.getByLabelText(/^Note/));
  await enter(user, dialog.getByLabelText(/^Note/), 'Spare parts are in Harare');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent[0]).toMatchObject(['3', { note: 'Spare parts are in Harare', version: 1 }]);
  await user.click(details().getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(sent[1]).toEqual(['3', 'done']));
});

test('what the book calls for is snoozed until a day', async () => {
  const { user } = await open();
  const sent: unknown[] = [];
  server.use(answer(snoozeTodo, ({ body }) => void sent.push(body) as undefined));
  await user.click(details().getByRole('button', { name: 'Snooze…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Snooze' }));
  await user.clear(dialog.getByLabelText(/^Until/));
  await enter(user, dialog.getByLabelText(/^Until/), '05/03/2099');
  await user.click(dialog.getByRole('button', { name: 'Snooze' }));
  await waitFor(() => expect(sent).toEqual([{ key: 'promise_due:7', until_on: '2099-03-05' }]));
});
