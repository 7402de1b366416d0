import { getPasswordHelp, HOME_PATH, login as loginCall } from '@rentsafe/domain/session';
import { getSignInProvider, startProviderSignIn } from '@rentsafe/domain/signInProvider';
import type { Meta } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen } from 'storybook/test';
import { answer, refuse } from '../../../testing/answer';
import { needsFactor } from '../../../testing/factorHandlers';
import { fails, goOffline, runOutOfPatience } from '../../../testing/faults';
import type { Filling } from '../../../testing/filling';
import { account } from '../../../testing/handlers';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { fill, press } from '../../../testing/storyForm';
import { long } from '../../../testing/stress';
import { login } from './Login.states';
import { LoginView } from './LoginView';

const world = worldOf(login);
const meta = {
  ...world,
  title: 'Screens/Login',
  tags: ['screen'],
  args: { ...world.args, signedIn: false },
} satisfies Meta<WorldArgs>;
export default meta;

const filling: Filling = { Email: account.username, Password: account.password };

async function send(typed = filling) {
  await fill(typed);
  await press('Sign in');
}

const failed = (network: RequestHandler[], cause: RegExp): WorldStory => ({
  args: { network },
  play: async () => {
    await send();
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Invalid account\.$/);
    await expect(await screen.findByText(cause)).toBeVisible();
    await expect(screen.getByLabelText(/^Email/)).toHaveValue(account.username);
  },
});

export const Empty: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Login to proceed' })).toBeVisible();
  },
};

export const Blank: WorldStory = {
  play: async () => {
    await press('Sign in');
    await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(screen.getByText('Enter your password.')).toBeVisible();
  },
};

export const Submitting: WorldStory = {
  args: { network: [fails(loginCall, 'never')] },
  play: async () => {
    await send();
    await expect(screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const WrongCredentials: WorldStory = {
  play: async () => {
    await send({ ...filling, Password: 'wrong' });
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Invalid account\.$/);
  },
};

export const TooManyAttempts = failed(
  [
    answer(loginCall, () =>
      refuse(429, { detail: 'Too many attempts. Try again in 5 minutes.' }, { 'Retry-After': '300' }),
    ),
  ],
  /Try again in 5 minutes/,
);

export const ServerFailed = failed([fails(loginCall, 'html')], /server had a problem/);

export const ServerNotReached: WorldStory = {
  ...failed([fails(loginCall, 'unreachable')], /could not be reached/),
  beforeEach: goOffline,
};

export const NeverAnswered: WorldStory = {
  ...failed([fails(loginCall, 'never')], /has not answered in time/),
  beforeEach: runOutOfPatience,
};

export const ForgotPassword: WorldStory = {
  play: async () => {
    await press('Forgot Password?');
    await expect(screen.getByText(/Ask your administrator/)).toBeVisible();
  },
};

export const ForgotPasswordByEmail: WorldStory = {
  args: { network: [answer(getPasswordHelp, () => ({ email: true }))] },
  play: async () => {
    await press('Forgot Password?');
    await expect(await screen.findByRole('button', { name: 'Email me a link' })).toBeVisible();
  },
};

const provider = answer(getSignInProvider, () => ({ name: 'Kopje Identity' }));

export const WithProvider: WorldStory = {
  args: { network: [provider] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Sign in with Kopje Identity' })).toBeVisible();
  },
};

export const SignedOutOfHereAlone: WorldStory = {
  ...WithProvider,
  beforeEach: () => {
    localStorage.setItem('provider-signed-in', '1');
    return () => localStorage.removeItem('provider-signed-in');
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Sign out of Kopje Identity' })).toBeVisible();
  },
};

const unreached = 'Kopje Identity cannot be reached. Sign in with your password, or try again later.';

export const ProviderNotReached: WorldStory = {
  args: {
    network: [provider, answer(startProviderSignIn, () => refuse(503, { detail: unreached }))],
  },
  play: async () => {
    await press('Sign in with Kopje Identity');
    await expect(await screen.findByRole('alert')).toHaveTextContent(unreached);
    await expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
};

const secondFactor = [answer(loginCall, () => needsFactor(['totp', 'passkey', 'recovery_code']))];

export const SecondFactor: WorldStory = {
  args: { network: secondFactor },
  play: async () => {
    await send();
    await expect(await screen.findByLabelText(/^Code/)).toHaveFocus();
  },
};

export const WrongCode: WorldStory = {
  args: { network: secondFactor },
  play: async () => {
    await send();
    await fill({ Code: '000000' });
    await press('Sign in');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^This code is wrong/);
  },
};

export const PasswordWasSet: WorldStory = {
  args: {
    alone: () => (
      <LoginView
        pending={false}
        onSubmit={() => {}}
        onIntent={() => {}}
        arrival={{ notice: 'Your password is set. Sign in with it.', tone: 'success' }}
      />
    ),
  },
  play: async () => {
    await expect(await screen.findByText('Your password is set. Sign in with it.')).toBeVisible();
  },
};

export const SignedOutElsewhere: WorldStory = {
  args: { path: HOME_PATH, signedIn: true },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Payment Status' });
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    await expect(await screen.findByText(/^You signed out in another tab/)).toBeVisible();
  },
};

export const LongEmail: WorldStory = {
  play: async () => {
    await send({ Email: long.email, Password: 'wrong' });
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
