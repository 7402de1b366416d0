import {
  addTotp,
  confirmSession,
  type Factors,
  listFactors,
  removePasskey,
  renamePasskey,
  startTotp,
} from '@rentsafe/domain/factor';
import { HOME_PATH, me } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../../testing/answer';
import { enter } from '../../../../testing/enter';
import { noFactors, sampleCode, sampleFactors } from '../../../../testing/factorHandlers';
import { meOf } from '../../../../testing/handlers';
import { signedIn } from '../../../../testing/login';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

beforeEach(() => void signedIn());

/** A server that has this user confirm first. */
function asksToConfirm() {
  const state = { isConfirmed: false, confirmed: vi.fn() };
  server.use(
    answer(startTotp, () =>
      state.isConfirmed
        ? { token: 'totp-1', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/RentSafe:r' }
        : refuse(403, { detail: 'Confirm first, and try again.', needs: 'confirmation' }),
    ),
    answer(confirmSession, ({ body }) => {
      state.confirmed(body);
      if ((body as { password?: string }).password === 'wrong')
        return refuse(400, { password: ['This is not your password.'] });
      state.isConfirmed = true;
      return undefined;
    }),
  );
  return state;
}

const openTab = async () => {
  const app = renderApp(`${HOME_PATH}/account?tab=security`);
  await screen.findByRole('table', { name: 'Passkeys' });
  return app;
};

test('an authenticator app is added after confirming by password, and recovery codes are shown once', async () => {
  let factors: Factors = noFactors;
  const state = asksToConfirm();
  server.use(answer(listFactors, () => factors));
  const { user } = await openTab();
  await user.click(screen.getByRole('button', { name: 'Add authenticator app' }));
  const confirm = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
  const password = await confirm.findByLabelText(/^Password/);
  await enter(user, password, 'wrong');
  await user.click(confirm.getByRole('button', { name: 'Confirm' }));
  expect(await confirm.findByRole('alert')).toHaveTextContent('This is not your password.');
  await user.clear(password);
  await enter(user, password, ' kept as it is ');
  await user.click(confirm.getByRole('button', { name: 'Confirm' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add authenticator app' }));
  expect(await dialog.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(state.confirmed).toHaveBeenLastCalledWith({ password: ' kept as it is ' });
  factors = { ...noFactors, totp: sampleFactors.totp };
  await enter(user, dialog.getByLabelText(/^Code/), sampleCode);
  await user.click(dialog.getByRole('button', { name: 'Add authenticator app' }));
  const codes = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
  expect(codes.getAllByRole('listitem')).toHaveLength(10);
  await user.keyboard('{Escape}');
  expect(codes.getByRole('alert')).toHaveTextContent('The codes have not been copied');
  await user.click(codes.getByRole('button', { name: 'I have saved them' }));
  expect(await screen.findByRole('button', { name: 'Remove authenticator app' })).toBeVisible();
});

test('a confirmation that is declined leaves everything as it is', async () => {
  asksToConfirm();
  server.use(answer(listFactors, () => noFactors));
  const { user } = await openTab();
  await user.click(screen.getByRole('button', { name: 'Add authenticator app' }));
  const confirm = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
  await user.click(await confirm.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Could not fetch the secret')).toBeVisible();
});

test('a code that is not the right one is refused at its field', async () => {
  server.use(answer(listFactors, () => noFactors));
  const { user } = await openTab();
  await user.click(screen.getByRole('button', { name: 'Add authenticator app' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add authenticator app' }));
  const code = await dialog.findByLabelText(/^Code/);
  await enter(user, code, '000000');
  await user.click(dialog.getByRole('button', { name: 'Add authenticator app' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining('the app shows now')));
});

test('passkeys are renamed and removed', async () => {
  let factors = sampleFactors;
  const renamed = vi.fn();
  server.use(
    answer(listFactors, () => factors),
    answer(renamePasskey, ({ ids, body }) => {
      renamed(ids.id, body);
      const [first] = sampleFactors.passkeys;
      return { ...first, name: 'Work laptop' } as Factors['passkeys'][number];
    }),
    answer(removePasskey, ({ ids }) => {
      factors = { ...factors, passkeys: factors.passkeys.filter(({ id }) => String(id) !== ids.id) };
    }),
  );
  const { user } = await openTab();
  await user.click(screen.getByRole('button', { name: 'Rename Chrome on Windows' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename passkey' }));
  await user.clear(dialog.getByLabelText(/^Name/));
  await enter(user, dialog.getByLabelText(/^Name/), 'Work laptop');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(renamed).toHaveBeenCalledExactlyOnceWith('1', { name: 'Work laptop' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Security key' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Security key')).not.toBeInTheDocument());
});

test('an Admin who needs a second factor sees nothing else, until one is added', async () => {
  let needs_factor = true;
  server.use(
    answer(me, () => ({ ...meOf(), needs_factor })),
    answer(listFactors, () => ({ ...noFactors, required: true })),
    answer(addTotp, () => {
      needs_factor = false;
      return { recovery_codes: null };
    }),
  );
  const { user } = renderApp(`${HOME_PATH}/todo`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Add a second factor' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1, name: 'To Do List' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Add authenticator app' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add authenticator app' }));
  await enter(user, await dialog.findByLabelText(/^Code/), sampleCode);
  await user.click(dialog.getByRole('button', { name: 'Add authenticator app' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'To Do List' })).toBeVisible();
});
