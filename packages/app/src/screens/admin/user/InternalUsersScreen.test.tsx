import { samplePage, sampleUsers } from '@rentsafe/domain/fixtures';
import {
  deactivateUser,
  type InternalUser,
  listUsers,
  resetUserPassword,
  updateUser,
} from '@rentsafe/domain/user';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, type MockedRequest, refuse } from '../../../testing/answer';
import { signedIn } from '../../../testing/login';
import { sampleInvitation } from '../../../testing/mockedForms';
import { server } from '../../../testing/server';
import { cellsOf, rowOf, usersPath } from '../../../testing/userRows';
import { renderApp } from '../../../wholeApp/renderApp';

const farai = 'Farai Chirwa';

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the list', () => {
  test('each cell stands under its header', async () => {
    renderApp(usersPath);
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
      'Status',
      'Last Sign-in',
      'Actions',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Internal Users' })).toBeVisible();
  });

  test('shows who is invited, active or inactive, when they last signed in, and who one is', async () => {
    const users: Partial<InternalUser>[] = [
      { last_sign_in_at: '2026-03-02T10:05:00Z' },
      { status: 'invited' },
      { status: 'inactive', is_active: false },
    ];
    server.use(
      answer(listUsers, () =>
        samplePage((index) => ({ ...(sampleUsers[index] as InternalUser), ...users[index] }), { total: 3 }),
      ),
    );
    renderApp(usersPath);
    expect(await rowOf('Rudo Makoni')).toHaveTextContent('Active (you)02 Mar 2026');
    expect(await rowOf('Tinashe Moyo')).toHaveTextContent(/InvitedNever/);
    expect(await rowOf('Nomsa Dube')).toHaveTextContent(/InactiveNever/);
  });

  test('a search is trimmed, sent to the server and kept in the address; Clear takes it out', async () => {
    const terms: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      const url = new URL(request.url);
      if (url.pathname.endsWith('/users/')) terms.push(url.searchParams.get('q'));
    });
    const { user, address } = renderApp(`${usersPath}?users_page=1`);
    await rowOf('Rudo Makoni');
    const box = screen.getByPlaceholderText('Full name or email ...');
    await user.type(box, '   {Enter}');
    expect(box).toBeInvalid();
    await user.type(box, ' nomsa {Enter}');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Makoni/ })).not.toBeInTheDocument());
    expect(await rowOf('Nomsa Dube')).toBeVisible();
    expect(address()).toBe(`${usersPath}?users_q=nomsa`);
    expect(terms).toEqual([null, 'nomsa']);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await rowOf('Rudo Makoni')).toBeVisible();
    expect(address()).toBe(usersPath);
    expect(box).toHaveFocus();
    server.events.removeAllListeners();
  });

  test('who is no Admin is told so plainly, and is not offered to add anyone', async () => {
    server.use(answer(listUsers, () => refuse(403, { detail: 'Only an Admin may do this.' })));
    renderApp(usersPath);
    expect(await screen.findByRole('alert')).toHaveTextContent("You don't have permission to view this list");
    expect(screen.queryByRole('button', { name: 'Add Internal User' })).not.toBeInTheDocument();
  });

  test('where the server keeps no list it says so, and a user can still be added', async () => {
    server.use(answer(listUsers, () => refuse(404, { detail: 'Not found.' })));
    renderApp(usersPath);
    expect(await screen.findByRole('alert')).toHaveTextContent('This server does not have this list.');
    expect(screen.getByRole('button', { name: 'Add Internal User' })).toBeVisible();
  });

  test('one message when it fails, and Retry', async () => {
    server.use(http.get('*/users/', () => HttpResponse.error(), { once: true }));
    const { user } = renderApp(usersPath);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Could not fetch users');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await rowOf('Rudo Makoni')).toBeVisible();
  });
});

describe('a row', () => {
  test('Edit sends what changed, and the version that was read', async () => {
    const received = vi.fn();
    server.use(
      answer(updateUser, ({ body, ids }: MockedRequest) => {
        received(ids.id, body);
        return { ...sampleUsers[3], ...(body as object) } as (typeof sampleUsers)[number];
      }),
    );
    const { user } = renderApp(usersPath);
    await user.click(await screen.findByRole('button', { name: `Edit ${farai}` }));
    const dialog = await screen.findByRole('dialog', { name: `Edit ${farai}` });
    const field = (label: RegExp) => within(dialog).getByLabelText(label);
    await user.type(field(/^Last Name/), '-Phiri');
    await user.selectOptions(field(/^Access Level/), 'User');
    await user.click(field(/^Active/));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    const row = await rowOf('Chirwa-Phiri');
    expect(cellsOf(row)).toEqual(['Farai', 'Chirwa-Phiri', 'User', 'farai.chirwa@rentsafe.example']);
    expect(row).toHaveTextContent('Inactive');
    expect(received).toHaveBeenCalledExactlyOnceWith('4', {
      version: 1,
      last_name: 'Chirwa-Phiri',
      access_level: 2,
      is_active: false,
    });
    expect(within(row).queryByRole('button', { name: /^Deactivate/ })).not.toBeInTheDocument();
  });

  test('a right click offers the same in words', async () => {
    const { user } = renderApp(usersPath);
    await user.pointer({ keys: '[MouseRight]', target: await screen.findByText('Farai') });
    const menu = within(await screen.findByRole('menu', { name: farai }));
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Reset password',
      'Deactivate',
    ]);
    await user.click(menu.getByRole('menuitem', { name: 'Deactivate' }));
    expect(await screen.findByRole('alertdialog', { name: `Deactivate ${farai}?` })).toBeVisible();
  });

  test('the last Admin stays: the refusal is said in the question', async () => {
    const detail = 'The last active Admin cannot be removed or demoted.';
    server.use(answer(deactivateUser, () => refuse(409, { detail })));
    const { user } = renderApp(usersPath);
    await user.click(await screen.findByRole('button', { name: `Deactivate ${farai}` }));
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    const question = screen.getByRole('alertdialog');
    expect(await within(question).findByRole('alert')).toHaveTextContent(detail);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await rowOf(farai)).not.toHaveTextContent('Inactive');
  });

  test('nobody is offered to deactivate themselves, in Edit neither', async () => {
    const received = vi.fn();
    server.use(
      answer(updateUser, ({ body }: MockedRequest) => {
        received(body);
        return { ...sampleUsers[0], ...(body as object) } as (typeof sampleUsers)[number];
      }),
    );
    const { user } = renderApp(usersPath);
    expect(await screen.findByRole('button', { name: `Deactivate ${farai}` })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Deactivate Rudo Makoni' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit Rudo Makoni' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Rudo Makoni' });
    expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
    await user.type(within(dialog).getByLabelText(/^Last Name/), '-Dube');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(received).toHaveBeenCalledWith({ version: 1, last_name: 'Makoni-Dube' }));
  });

  test('Reset password gives a new link', async () => {
    const received = vi.fn();
    server.use(
      answer(resetUserPassword, ({ ids }) => {
        received(ids.id);
        return { invitation: sampleInvitation };
      }),
    );
    const { user } = renderApp(usersPath);
    await user.click(await screen.findByRole('button', { name: `Reset password for ${farai}` }));
    await user.click(await screen.findByRole('button', { name: 'Reset password' }));
    const dialog = await screen.findByRole('dialog', { name: `Invitation for ${farai}` });
    expect(within(dialog).getByLabelText('Link')).toHaveValue(sampleInvitation.url);
    expect(received).toHaveBeenCalledExactlyOnceWith('4');
  });

  test('of someone who has set no password yet sends another link, which one Escape does not lose', async () => {
    server.use(
      answer(listUsers, () =>
        samplePage(() => ({ ...(sampleUsers[3] as InternalUser), status: 'invited' }), { total: 1 }),
      ),
    );
    const { user } = renderApp(usersPath);
    await user.click(await screen.findByRole('button', { name: `Resend invitation to ${farai}` }));
    await user.click(await screen.findByRole('button', { name: 'Resend invitation' }));
    const dialog = await screen.findByRole('dialog', { name: `Invitation for ${farai}` });
    expect(screen.queryByRole('button', { name: `Reset password for ${farai}` })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('The link has not been copied');
    expect(within(dialog).getByLabelText('Link')).toHaveValue(sampleInvitation.url);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});
