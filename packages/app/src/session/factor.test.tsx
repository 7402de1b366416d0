import { confirmSession, finishSignIn } from '@rentsafe/domain/factor';
import { HOME_PATH, login } from '@rentsafe/domain/session';
import { deactivateUser } from '@rentsafe/domain/user';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readLogin } from '../login/storedLogin';
import { answer, refuse } from '../testing/answer';
import { enter } from '../testing/enter';
import { needsFactor, sampleCode } from '../testing/factorHandlers';
import { account } from '../testing/handlers';
import { sampleLogin, signedIn } from '../testing/login';
import { server } from '../testing/server';
import { renderApp } from '../wholeApp/renderApp';

async function givePassword() {
  server.use(answer(login, () => needsFactor()));
  const app = renderApp('/login');
  await screen.findByRole('heading', { level: 1, name: 'Login to proceed' });
  await enter(app.user, screen.getByRole('textbox', { name: 'Email' }), account.username);
  await enter(app.user, screen.getByLabelText('Password'), account.password);
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
  const code = await screen.findByLabelText(/^Code/);
  return { ...app, code };
}

test('after a right password the second factor is asked for, and a code ends the sign-in', async () => {
  const { user, code } = await givePassword();
  expect(code).toHaveFocus();
  expect(readLogin()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(code).toHaveAccessibleDescription(expect.stringContaining('Enter the code.'));
  await enter(user, code, '000000');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This code is wrong, or was used already/);
  expect(screen.queryByText('Invalid account.')).not.toBeInTheDocument();
  await user.clear(code);
  await enter(user, code, sampleCode);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment Status' })).toBeVisible();
  expect(readLogin()).toEqual(sampleLogin);
});

test('a recovery code stands for the code, and one can go back to the password', async () => {
  const sent = vi.fn();
  const { user } = await givePassword();
  server.use(
    answer(finishSignIn, ({ body }) => {
      sent(body);
      return refuse(401, { detail: 'This sign-in has expired. Sign in again.' });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const field = screen.getByLabelText(/^Recovery Code/);
  expect(field).toHaveFocus();
  await enter(user, field, 'kp2m-w7ra-t4xe-h9bq-m3ys-vd6c');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This sign-in has expired. Sign in again.');
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    token: 'sign-in-1',
    recovery_code: 'kp2m-w7ra-t4xe-h9bq-m3ys-vd6c',
  });
  await user.click(screen.getByRole('button', { name: 'Back to email and password' }));
  expect(screen.getByLabelText('Password')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a call that needs the second factor again asks for it over the screen, and is repeated', async () => {
  signedIn();
  let isConfirmed = false;
  const done = vi.fn();
  server.use(
    answer(deactivateUser, ({ request }) => {
      if (!isConfirmed) return refuse(403, { detail: 'Confirm, and try again.', needs: 'factor' });
      done(request.method);
      return undefined;
    }),
    answer(confirmSession, () => {
      isConfirmed = true;
    }),
  );
  const { user } = renderApp(`${HOME_PATH}/admin/internal-users`);
  await user.click(await screen.findByRole('button', { name: 'Deactivate Farai Chirwa' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Deactivate' }),
  );
  const confirm = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
  const code = await confirm.findByLabelText(/^Code/);
  expect(confirm.queryByRole('button', { name: 'Use your password' })).not.toBeInTheDocument();
  await enter(user, code, sampleCode);
  await user.click(confirm.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('User deactivated')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(done).toHaveBeenCalledOnce();
});

test('who has no second factor is told where to add one', async () => {
  signedIn();
  const detail = 'This needs a second factor. Add one under Your account, Security, and try again.';
  server.use(answer(deactivateUser, () => refuse(403, { detail, needs: 'new_factor' })));
  const { user } = renderApp(`${HOME_PATH}/admin/internal-users`);
  await user.click(await screen.findByRole('button', { name: 'Deactivate Farai Chirwa' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Deactivate' }));
  expect(await question.findByRole('alert')).toHaveTextContent(detail);
});
