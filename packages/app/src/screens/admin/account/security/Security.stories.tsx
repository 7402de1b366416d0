import { addTotp, listFactors, startTotp } from '@rentsafe/domain/factor';
import { me } from '@rentsafe/domain/session';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { settleConfirmation } from '../../../../calls/confirmAgain';
import { answer, refuse } from '../../../../testing/answer';
import { noFactors, sampleCode, sampleFactors } from '../../../../testing/factorHandlers';
import { fails } from '../../../../testing/faults';
import { signedInUser } from '../../../../testing/handlers';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { fill, press } from '../../../../testing/storyForm';
import { securityTab } from './Security.states';

const meta = {
  ...worldOf(securityTab),
  title: 'Screens/Security',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

const none = answer(listFactors, () => noFactors);
const unconfirmed = answer(startTotp, () =>
  refuse(403, {
    detail: 'Confirm with your password or a second factor, and try again.',
    needs: 'confirmation',
  }),
);

const addApp = async () => {
  await press('Add authenticator app');
  return within(await screen.findByRole('dialog', { name: 'Add authenticator app' }));
};

export const Factors: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('Security key')).toBeVisible();
    await expect(screen.getByText(/^8 of 10 left/)).toBeVisible();
  },
};

export const None: WorldStory = {
  args: { network: [none] },
  play: async () => {
    await expect(await screen.findByText('Protect your account')).toBeVisible();
  },
};

export const Required: WorldStory = {
  args: {
    path: '/services/rent-safe/leases',
    network: [
      answer(listFactors, () => ({ ...noFactors, required: true })),
      answer(me, () => ({ ...signedInUser, needs_factor: true })),
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Add a second factor' })).toBeVisible();
    await expect(await screen.findByText('Your account needs a second factor')).toBeVisible();
  },
};

export const Loading: WorldStory = {
  args: { network: [fails(listFactors, 'never')] },
  play: async () => {
    await expect(await screen.findByLabelText('Loading your second factors')).toBeInTheDocument();
  },
};

export const Failed: WorldStory = {
  args: { network: [fails(listFactors, 'html')] },
  play: async () => {
    await expect(await screen.findByText('Could not fetch your second factors')).toBeVisible();
  },
};

export const PasskeyBlocked: WorldStory = {
  args: {
    network: [
      answer(listFactors, () => ({
        ...sampleFactors,
        passkeys: sampleFactors.passkeys.map((passkey) => ({ ...passkey, blocked: passkey.id === 2 })),
      })),
    ],
  },
  play: async () => {
    await expect(await screen.findByText('A passkey was blocked')).toBeVisible();
  },
};

export const AuthenticatorApp: WorldStory = {
  args: { network: [none] },
  play: async () => {
    const dialog = await addApp();
    await expect(await dialog.findByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(dialog.getByText(/^JBSW Y3DP/)).toBeVisible();
  },
};

export const WrongCode: WorldStory = {
  args: { network: [none] },
  play: async () => {
    const dialog = await addApp();
    await fill({ Code: '000000' });
    await press('Add authenticator app');
    await expect(await dialog.findByLabelText(/^Code/)).toHaveAccessibleDescription(/the app shows now/);
  },
};

export const Submitting: WorldStory = {
  args: { network: [none, fails(addTotp, 'never')] },
  play: async () => {
    const dialog = await addApp();
    await fill({ Code: sampleCode });
    await press('Add authenticator app');
    await expect(await dialog.findByRole('button', { name: 'Checking the code...' })).toBeVisible();
  },
};

export const RecoveryCodes: WorldStory = {
  args: { network: [none] },
  play: async () => {
    await addApp();
    await fill({ Code: sampleCode });
    await press('Add authenticator app');
    const codes = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
    await expect(codes.getAllByRole('listitem')).toHaveLength(10);
  },
};

/** Over the dialog that waits for it. */
const asksFirst: Pick<WorldStory, 'beforeEach'> = { beforeEach: () => () => settleConfirmation(false) };

export const Confirm: WorldStory = {
  ...asksFirst,
  args: { network: [unconfirmed] },
  play: async () => {
    await press('Replace');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
    await expect(await dialog.findByRole('button', { name: 'Use your password' })).toBeVisible();
  },
};
