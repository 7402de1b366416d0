import { HOME_PATH } from '@rentsafe/domain/session';
import { createUser, listUsers } from '@rentsafe/domain/user';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { answer, refuse } from '../../testing/answer';
import { sampleInvitation } from '../../testing/handlers';
import { signedIn } from '../../testing/login';
import { server } from '../../testing/server';
import { cellsOf, rowOf, usersPath } from '../../testing/userRows';
import { renderApp } from '../../wholeApp/renderApp';

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const sampleUser = {
  first_name: 'Chipo',
  last_name: 'Banda',
  email: 'chipo.banda@rentsafe.example',
  access_level: 1,
};

async function openForm() {
  const app = renderApp(usersPath);
  const button = await screen.findByRole('button', { name: 'Add Internal User' });
  await app.user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Add Internal User' });
  const field = (label: RegExp) => within(dialog).getByLabelText(label);
  return { ...app, button, dialog, field };
}

async function fillIn({ user, field }: Pick<Awaited<ReturnType<typeof openForm>>, 'user' | 'field'>) {
  await user.type(field(/^First Name/), 'Chipo');
  await user.type(field(/^Last Name/), 'Banda');
  await user.type(field(/^Email/), 'chipo.banda@rentsafe.example');
  await user.selectOptions(field(/^Access Level/), 'Admin');
}

describe('adding a user', () => {
  test('sends the payload, shows the user and, once, the link with which they set a password', async () => {
    const received = vi.fn();
    server.use(
      answer(createUser, ({ body, ids, request }) => {
        received(body, ids.client, request.headers.get('Idempotency-Key'));
        return { ...(body as typeof sampleUser), id: 7, is_active: true, invitation: sampleInvitation };
      }),
    );
    const form = await openForm();
    await fillIn(form);
    await form.user.click(within(form.dialog).getByRole('button', { name: 'Add User' }));

    const invitation = await screen.findByRole('dialog', { name: 'Invitation for Chipo Banda' });
    expect(within(invitation).getByLabelText('Link')).toHaveValue(sampleInvitation.url);
    expect(received).toHaveBeenCalledExactlyOnceWith(sampleUser, '1', expect.stringMatching(/^[\da-f]{32}$/));
    expect(screen.getByText('User created successfully!')).toBeInTheDocument();
    expect(console.info).toHaveBeenCalledWith('User created successfully!', { id: 7 });

    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await form.user.click(within(invitation).getByRole('button', { name: 'Copy' }));
    expect(writeText).toHaveBeenCalledWith(sampleInvitation.url);
    expect(await within(invitation).findByText('Copied.')).toBeVisible();
    await form.user.keyboard('{Escape}');
    expect(cellsOf(await rowOf('Chipo Banda'))).toEqual([
      'Chipo',
      'Banda',
      'Admin',
      'chipo.banda@rentsafe.example',
    ]);
    expect(document.body).not.toHaveTextContent(sampleInvitation.url);
    await waitFor(() => expect(form.button).toHaveFocus());
  });

  test('of whom the server tells the id alone is shown as sent, and without an invitation there is no link', async () => {
    server.use(http.post('*/create-user/', () => HttpResponse.json({ id: 7 }, { status: 201 })));
    const form = await openForm();
    await fillIn(form);
    await form.user.click(within(form.dialog).getByRole('button', { name: 'Add User' }));
    expect(await screen.findByText('User created successfully!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(cellsOf(await rowOf('Chipo Banda'))).toEqual([
      'Chipo',
      'Banda',
      'Admin',
      'chipo.banda@rentsafe.example',
    ]);
  });

  test('shows them on top of what was read, which is read again on the next visit', async () => {
    const reads = vi.fn();
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'GET' && new URL(request.url).pathname.endsWith('/users/')) reads();
    });
    const form = await openForm();
    await fillIn(form);
    await form.user.click(within(form.dialog).getByRole('button', { name: 'Add User' }));
    const invitation = await screen.findByRole('dialog', { name: 'Invitation for Chipo Banda' });
    await form.user.click(within(invitation).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('Chipo');
    expect(reads).toHaveBeenCalledOnce();
    await form.router.navigate(`${HOME_PATH}/deposits`);
    await screen.findByRole('heading', { level: 1, name: 'Deposits' });
    await form.router.navigate(usersPath);
    await waitFor(() => expect(screen.queryByRole('row', { name: /Chipo/ })).not.toBeInTheDocument());
    expect(await rowOf('Rudo Makoni')).toBeVisible();
    expect(reads).toHaveBeenCalledTimes(2);
    server.events.removeAllListeners();
  });

  test.each([
    ['no first name', /^First Name/, '', 'Enter a first name.'],
    ['no email', /^Email/, '', 'Enter an email address.'],
    ['no address', /^Email/, 'chipo@', 'Enter an email address, such as name@example.com.'],
  ])('%s: nothing is sent and the field says why', async (_, label, text, message) => {
    const called = vi.fn(() => refuse(500, {}));
    server.use(answer(createUser, called));
    const form = await openForm();
    await fillIn(form);
    const field = form.field(label);
    await form.user.clear(field);
    if (text) await form.user.type(field, text);
    await form.user.click(within(form.dialog).getByRole('button', { name: 'Add User' }));
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(called).not.toHaveBeenCalled();
  });

  test.each([
    ['a known email', 409, { email: ['A user with this email already exists.'], existing: { id: 2 } }],
    ['a nested refusal', 400, { email: ['Enter a valid email address.'] }],
  ])('%s: the refusal stands at its field, in a toast and on the console', async (_, status, body) => {
    server.use(answer(createUser, () => refuse(status, body)));
    const form = await openForm();
    await fillIn(form);
    await form.user.click(within(form.dialog).getByRole('button', { name: 'Add User' }));
    await waitFor(() => expect(form.field(/^Email/)).toHaveFocus());
    expect(form.field(/^Email/)).toHaveAccessibleDescription(
      expect.stringContaining(body.email[0] as string),
    );
    expect(screen.getByText('Failed to create user')).toBeInTheDocument();
    expect(console.error).toHaveBeenCalledWith('Failed to create user', expect.any(Error));
    expect(form.field(/^First Name/)).toHaveValue('Chipo');
  });

  test.each([
    ['no connection', () => HttpResponse.error(), /Please try again/, /could not be reached/],
    ['502 HTML', () => HttpResponse.html('<h1>x</h1>', { status: 502 }), /^Failed/, /had a problem/],
    ['403', () => refuse(403, { detail: 'Only an Admin may do this.' }), /^Failed/, /Only an Admin/],
  ])('%s: the form says what to do and keeps what was typed', async (_, respond, title, cause) => {
    server.use(http.post('*/create-user/', respond));
    const form = await openForm();
    await fillIn(form);
    await form.user.click(within(form.dialog).getByRole('button', { name: 'Add User' }));
    expect(await within(form.dialog).findByText(cause)).toBeVisible();
    expect(screen.getByText(title, { selector: 'li *' })).toBeInTheDocument();
    expect(form.field(/^Email/)).toHaveValue('chipo.banda@rentsafe.example');
    expect(document.body).not.toHaveTextContent('<h1>');
  });

  describe('after an answer that was lost', () => {
    async function loseAnswer() {
      server.use(http.post('*/create-user/', () => HttpResponse.error(), { once: true }));
      const form = await openForm();
      await fillIn(form);
      const send = () => form.user.click(within(form.dialog).getByRole('button', { name: 'Add User' }));
      await send();
      expect(await within(form.dialog).findByText(/This may already have been saved/)).toBeVisible();
      return { ...form, send };
    }

    test('closing says that it may have been saved, and reads the list again', async () => {
      const { user } = await loseAnswer();
      const reads = vi.fn();
      server.use(
        answer(listUsers, () => {
          reads();
          return { next: null, previous: null, count: 0, results: [] };
        }),
      );
      await user.keyboard('{Escape}');
      const question = await screen.findByRole('alertdialog');
      expect(question).toHaveAccessibleDescription(/^This may already have been saved/);
      expect(reads).not.toHaveBeenCalled();
      await user.click(within(question).getByRole('button', { name: 'Discard' }));
      await screen.findByText('No data');
      expect(reads).toHaveBeenCalledOnce();
    });

    test.each([
      [
        409,
        'A request with this Idempotency-Key is still running.',
        /^An earlier attempt is still being saved/,
      ],
      [422, 'This Idempotency-Key was used with another body.', /^An earlier attempt was saved before you/],
    ])('a %i to the next attempt is told without its key', async (status, detail, words) => {
      const { user, dialog, field, send } = await loseAnswer();
      server.use(answer(createUser, () => refuse(status, { detail })));
      await user.type(field(/^First Name/), 'x');
      await send();
      expect(await within(dialog).findByText(words)).toBeVisible();
      expect(screen.queryByText(/Idempotency/)).not.toBeInTheDocument();
    });

    test('the same sent once more from another form is the same user, with the link', async () => {
      const keys: (string | null)[] = [];
      server.events.on('request:start', ({ request }) => {
        if (request.url.endsWith('/create-user/')) keys.push(request.headers.get('Idempotency-Key'));
      });
      onTestFinished(() => server.events.removeAllListeners());
      const { user, button } = await loseAnswer();
      await user.keyboard('{Escape}');
      await user.click(await screen.findByRole('button', { name: 'Discard' }));
      await user.click(button);
      const dialog = await screen.findByRole('dialog', { name: 'Add Internal User' });
      await fillIn({ user, field: (label) => within(dialog).getByLabelText(label) });
      await user.click(within(dialog).getByRole('button', { name: 'Add User' }));
      await screen.findByRole('dialog', { name: 'Invitation for Chipo Banda' });
      expect(keys).toEqual([keys[0], keys[0]]);
    });
  });

  test('Escape and the close icon close it', async () => {
    const form = await openForm();
    await form.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await form.user.click(form.button);
    await form.user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
