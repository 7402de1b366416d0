import { HOME_PATH } from '@rentsafe/domain/session';
import { createUser } from '@rentsafe/domain/user';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answer } from '../../../testing/answer';
import { formOf } from '../../../testing/forms';
import { signedIn } from '../../../testing/login';
import { sampleInvitation } from '../../../testing/mockedForms';
import { server } from '../../../testing/server';
import { cellsOf, rowOf, usersPath } from '../../../testing/userRows';
import { isClosed, openForm } from '../../../wholeApp/dialogForm';

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

async function openFilledIn() {
  const form = await openForm(formOf.user, formOf.user.filling);
  const field = (label: RegExp) => within(form.dialog).getByLabelText(label);
  return { ...form, field };
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
    const form = await openFilledIn();
    await form.submit();

    const invitation = await screen.findByRole('dialog', { name: 'Invitation for Chipo Banda' });
    expect(within(invitation).getByLabelText('Link')).toHaveValue(sampleInvitation.url);
    expect(received).toHaveBeenCalledExactlyOnceWith(sampleUser, '1', expect.stringMatching(/^[\da-f]{32}$/));
    expect(screen.getByText('User created successfully!')).toBeInTheDocument();
    expect(console.info).toHaveBeenCalledWith('User created successfully!', { id: 7 });

    await form.user.keyboard('{Escape}');
    const warning = await within(invitation).findByText('The link has not been copied');
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await form.user.click(within(invitation).getByRole('button', { name: 'Copy' }));
    expect(writeText).toHaveBeenCalledWith(sampleInvitation.url);
    await waitFor(() => expect(warning).not.toBeInTheDocument());
    await form.user.keyboard('{Escape}');
    expect(cellsOf(await rowOf('Chipo Banda'))).toEqual([
      'Chipo',
      'Banda New',
      'Admin',
      'chipo.banda@rentsafe.example',
    ]);
    expect(document.body).not.toHaveTextContent(sampleInvitation.url);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Internal User' })).toHaveFocus());
  });

  test('of whom the server tells the id alone is shown as sent, and without an invitation there is no link', async () => {
    server.use(http.post('*/create-user/', () => HttpResponse.json({ id: 7 }, { status: 201 })));
    const form = await openFilledIn();
    await form.submit();
    expect(await screen.findByText('User created successfully!')).toBeInTheDocument();
    await isClosed();
    expect(cellsOf(await rowOf('Chipo Banda'))).toEqual([
      'Chipo',
      'Banda New',
      'Admin',
      'chipo.banda@rentsafe.example',
    ]);
  });

  test('shows them on top of what was read, which is read again on the next visit', async () => {
    const reads = vi.fn();
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'GET' && new URL(request.url).pathname.endsWith('/users/')) reads();
    });
    const form = await openFilledIn();
    await form.submit();
    const invitation = await screen.findByRole('dialog', { name: 'Invitation for Chipo Banda' });
    await form.user.click(within(invitation).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('Chipo');
    expect(reads).toHaveBeenCalledOnce();
    await form.router.navigate(`${HOME_PATH}/deposits`);
    await screen.findByRole('heading', { level: 1, name: 'Deposits' });
    await form.router.navigate(usersPath);
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Chipo/ })).not.toBeInTheDocument());
    expect(await rowOf('Rudo Makoni')).toBeVisible();
    server.events.removeAllListeners();
  });

  test('Escape and the close icon close it', async () => {
    const { user, press } = await openForm(formOf.user);
    await user.keyboard('{Escape}');
    await isClosed();
    await press();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await isClosed();
  });
});
