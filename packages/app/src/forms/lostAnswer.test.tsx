import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refuse } from '../testing/answer';
import { formOf } from '../testing/forms';
import { listOf } from '../testing/lists';
import { signedIn } from '../testing/login';
import { listHandlers } from '../testing/mockedLists';
import { server } from '../testing/server';
import { dialogOf, fillIn, isClosed, openForm, recordPosts } from '../wholeApp/dialogForm';

beforeEach(() => {
  signedIn();
  server.use(...listHandlers(2));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('what every form shares, on that of a new branch', () => {
  const form = formOf.branch;

  test('an answer that was lost: what is not known is said, the list is read again, and the same sent once more is the same submission', async () => {
    const sent = recordPosts(form.path);
    const reads = vi.fn();
    const list = listOf[form.list].path;
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'GET' && new URL(request.url).pathname === list) reads();
    });
    server.use(http.post(`*${form.path}`, () => HttpResponse.error(), { once: true }));
    const { user, dialog, submit, press } = await openForm(form, form.filling);
    reads.mockClear();
    await submit();
    expect(await within(dialog).findByText(/This may already have been saved/)).toBeVisible();
    // The toast stands over the form: it stays short.
    expect(screen.getByRole('region', { name: 'Notifications' })).not.toHaveTextContent(
      /already have been saved/,
    );
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveAccessibleDescription(/^This may already have been saved/);
    expect(reads).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Discard' }));
    await isClosed();
    await waitFor(() => expect(reads).toHaveBeenCalledOnce());

    await screen.findByText(/^1 \/ \d+$/);
    await press();
    await fillIn(user, await dialogOf(form.title), form.filling);
    await user.click(screen.getByRole('button', { name: form.submit }));
    await isClosed();
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);

    await press();
    await fillIn(user, await dialogOf(form.title), form.filling);
    await user.click(screen.getByRole('button', { name: form.submit }));
    await isClosed();
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  test('an earlier attempt that is still being saved, or was saved unheard and then changed, is reported without its key', async () => {
    const { user, dialog, submit } = await openForm(form, form.filling);
    server.use(http.post(`*${form.path}`, () => HttpResponse.error(), { once: true }));
    await submit();
    await screen.findByText(`Failed to create ${form.record}. Please try again.`);
    const refuseOnce = (status: number, detail: string) =>
      server.use(http.post(`*${form.path}`, () => refuse(status, { detail }), { once: true }));
    refuseOnce(409, 'A request with this Idempotency-Key is still running.');
    await submit();
    expect(await within(dialog).findByText(/^An earlier attempt is still being saved/)).toBeVisible();
    expect(screen.queryByText(/Idempotency/)).not.toBeInTheDocument();
    refuseOnce(422, 'This Idempotency-Key was used with another body or query.');
    await user.click(within(dialog).getByLabelText(Object.keys(form.filling)[0] ?? ''));
    await user.paste('x');
    await submit();
    expect(await within(dialog).findByText(/^An earlier attempt was saved/)).toBeVisible();
    expect(screen.queryByText(/Idempotency/)).not.toBeInTheDocument();
    await submit();
    await isClosed();
  });
});
