import { sampleUsers } from '@rentsafe/domain/fixtures';
import { HOME_PATH } from '@rentsafe/domain/session';
import { createUser, deactivateUser, listUsers, resetUserPassword, updateUser } from '@rentsafe/domain/user';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Asked, answer, refuse } from '../../testing/answer';
import { sampleInvitation } from '../../testing/handlers';
import { signedIn } from '../../testing/login';
import { renderApp } from '../../testing/renderApp';
import { server } from '../../testing/server';

const path = `${HOME_PATH}/admin/internal-users`;
const farai = 'Farai Chirwa';

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).slice(0, 4);

async function openForm(kind: 'add' | 'edit') {
  const app = renderApp(path);
  const button =
    kind === 'add'
      ? await screen.findByRole('button', { name: 'Add Internal User' })
      : await screen.findByRole('button', { name: `Edit ${farai}` });
  await app.user.click(button);
  const title = kind === 'add' ? 'Add Internal User' : `Edit ${farai}`;
  const dialog = await screen.findByRole('dialog', { name: title });
  const field = (label: RegExp) => within(dialog).getByLabelText(label);
  return { ...app, button, dialog, field };
}

async function fillIn({ user, field }: Pick<Awaited<ReturnType<typeof openForm>>, 'user' | 'field'>) {
  await user.type(field(/^First Name/), 'Chipo');
  await user.type(field(/^Last Name/), 'Banda');
  await user.type(field(/^Email/), 'chipo.banda@rentsafe.example');
  await user.selectOptions(field(/^Access Level/), 'Admin');
}

describe('the list', () => {
  test('each cell stands under its header', async () => {
    renderApp(path);
    expect(cellsOf(await rowOf('Rudo Makoni'))).toEqual([
      'Rudo',
      'Makoni',
      'Admin',
      'rudo.makoni@rentsafe.example',
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'First Name',
      'Last Name',
      'Access Level',
      'Email',
      'Actions',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Internal Users' })).toBeVisible();
  });

  test('a search is trimmed, sent to the server and kept in the address; Clear takes it out', async () => {
    const asked: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      const url = new URL(request.url);
      if (url.pathname.endsWith('/users/')) asked.push(url.searchParams.get('q'));
    });
    const { user, address } = renderApp(`${path}?users_page=1`);
    await rowOf('Rudo Makoni');
    const box = screen.getByPlaceholderText('Full name or email ...');
    await user.type(box, '   {Enter}');
    expect(box).toBeInvalid();
    await user.type(box, ' nomsa {Enter}');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Makoni/ })).not.toBeInTheDocument());
    expect(await rowOf('Nomsa Dube')).toBeVisible();
    expect(address()).toBe(`${path}?users_q=nomsa`);
    expect(asked).toEqual([null, 'nomsa']);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await rowOf('Rudo Makoni')).toBeVisible();
    expect(address()).toBe(path);
    expect(box).toHaveFocus();
    server.events.removeAllListeners();
  });

  test('who is no Admin is told so plainly, and is not offered to add anyone', async () => {
    server.use(answer(listUsers, () => refuse(403, { detail: 'Only an Admin may do this.' })));
    renderApp(path);
    expect(await screen.findByRole('alert')).toHaveTextContent('You may not see this list');
    expect(screen.queryByRole('button', { name: 'Add Internal User' })).not.toBeInTheDocument();
  });

  test('where the server keeps no list it says so, and a user can still be added', async () => {
    server.use(answer(listUsers, () => refuse(404, { detail: 'Not found.' })));
    renderApp(path);
    expect(await screen.findByRole('alert')).toHaveTextContent('This server keeps no list of users.');
    expect(screen.getByRole('button', { name: 'Add Internal User' })).toBeVisible();
  });

  test('one message when it fails, and Retry', async () => {
    server.use(http.get('*/users/', () => HttpResponse.error(), { once: true }));
    const { user } = renderApp(path);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Could not fetch users');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await rowOf('Rudo Makoni')).toBeVisible();
  });
});

describe('adding a user', () => {
  test('sends the payload, shows the user and, once, the link with which they set a password', async () => {
    const received = vi.fn();
    server.use(
      answer(createUser, ({ body, ids, request }) => {
        received(body, ids.client, request.headers.get('Idempotency-Key'));
        return { ...(body as typeof sampleUser), id: 7, is_active: true, invitation: sampleInvitation };
      }),
    );
    const form = await openForm('add');
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
    const form = await openForm('add');
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
    const form = await openForm('add');
    await fillIn(form);
    await form.user.click(within(form.dialog).getByRole('button', { name: 'Add User' }));
    const invitation = await screen.findByRole('dialog', { name: 'Invitation for Chipo Banda' });
    await form.user.click(within(invitation).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('Chipo');
    expect(reads).toHaveBeenCalledOnce();
    await form.router.navigate(`${HOME_PATH}/deposits`);
    await screen.findByRole('heading', { level: 1, name: 'Deposits' });
    await form.router.navigate(path);
    await waitFor(() => expect(screen.queryByRole('row', { name: /Chipo/ })).not.toBeInTheDocument());
    expect(await rowOf('Rudo Makoni')).toBeVisible();
    expect(reads).toHaveBeenCalledTimes(2);
    server.events.removeAllListeners();
  });

  test.each([
    ['no first name', /^First Name/, '', 'Enter a first name.'],
    ['no e-mail', /^Email/, '', 'Enter an e-mail address.'],
    ['no address', /^Email/, 'chipo@', 'Enter an e-mail address such as name@example.com.'],
  ])('%s: nothing is sent and the field says why', async (_, label, text, message) => {
    const called = vi.fn(() => refuse(500, {}));
    server.use(answer(createUser, called));
    const form = await openForm('add');
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
    ['a known e-mail', 409, { email: ['A user with this email already exists.'], existing: { id: 2 } }],
    ['a nested refusal', 400, { email: ['Enter a valid email address.'] }],
  ])('%s: the refusal stands at its field, in a toast and on the console', async (_, status, body) => {
    server.use(answer(createUser, () => refuse(status, body)));
    const form = await openForm('add');
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
    const form = await openForm('add');
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
      const form = await openForm('add');
      await fillIn(form);
      const send = () => form.user.click(within(form.dialog).getByRole('button', { name: 'Add User' }));
      await send();
      expect(await within(form.dialog).findByText(/It may have been saved all the same/)).toBeVisible();
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
      expect(question).toHaveAccessibleDescription(/^It is not known whether this was saved/);
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
    const form = await openForm('add');
    await form.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await form.user.click(form.button);
    await form.user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

const sampleUser = {
  first_name: 'Chipo',
  last_name: 'Banda',
  email: 'chipo.banda@rentsafe.example',
  access_level: 1,
};

describe('a row', () => {
  test('Edit sends names, level and whether the user is active, not the e-mail address', async () => {
    const received = vi.fn();
    server.use(
      answer(updateUser, ({ body, ids }: Asked) => {
        received(ids.id, body);
        return { ...sampleUsers[3], ...(body as object) } as (typeof sampleUsers)[number];
      }),
    );
    const form = await openForm('edit');
    expect(form.field(/^Email/)).toHaveAttribute('readonly');
    await form.user.type(form.field(/^Last Name/), '-Phiri');
    await form.user.selectOptions(form.field(/^Access Level/), 'User');
    await form.user.click(form.field(/^Active/));
    await form.user.click(within(form.dialog).getByRole('button', { name: 'Save' }));
    const row = await rowOf('Chirwa-Phiri');
    expect(cellsOf(row)).toEqual(['Farai', 'Chirwa-Phiri', 'UserInactive', 'farai.chirwa@rentsafe.example']);
    expect(received).toHaveBeenCalledExactlyOnceWith('4', {
      first_name: 'Farai',
      last_name: 'Chirwa-Phiri',
      access_level: 2,
      is_active: false,
    });
    expect(within(row).queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  });

  test('Delete asks first; Cancel leaves all as it is', async () => {
    const called = vi.fn();
    server.use(answer(deactivateUser, () => void called()));
    const { user } = renderApp(path);
    const button = await screen.findByRole('button', { name: `Delete ${farai}` });
    await user.click(button);
    const question = await screen.findByRole('alertdialog', { name: `Delete ${farai}?` });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(called).not.toHaveBeenCalled();
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(called).toHaveBeenCalledOnce();
    expect(await rowOf(farai)).toHaveTextContent('Inactive');
    expect(screen.getByText('User deleted')).toBeInTheDocument();
  });

  test('the last Admin stays: the refusal is said in the question', async () => {
    const detail = 'The last active Admin cannot be removed or demoted.';
    server.use(answer(deactivateUser, () => refuse(409, { detail })));
    const { user } = renderApp(path);
    await user.click(await screen.findByRole('button', { name: 'Delete Rudo Makoni' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = screen.getByRole('alertdialog');
    expect(await within(question).findByRole('alert')).toHaveTextContent(detail);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await rowOf('Rudo Makoni')).not.toHaveTextContent('Inactive');
  });

  test('Reset password gives a new link', async () => {
    const received = vi.fn();
    server.use(
      answer(resetUserPassword, ({ ids }) => {
        received(ids.id);
        return { invitation: sampleInvitation };
      }),
    );
    const { user } = renderApp(path);
    await user.click(await screen.findByRole('button', { name: `Reset password for ${farai}` }));
    await user.click(await screen.findByRole('button', { name: 'Reset password' }));
    const dialog = await screen.findByRole('dialog', { name: `Invitation for ${farai}` });
    expect(within(dialog).getByLabelText('Link')).toHaveValue(sampleInvitation.url);
    expect(received).toHaveBeenCalledExactlyOnceWith('4');
  });
});
