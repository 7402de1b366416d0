import { refreshSession } from '@rentsafe/domain/session';
import { createUser } from '@rentsafe/domain/user';
import type { Meta } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { answer, refuse } from '../../testing/answer';
import { fails, goOffline, runOutOfPatience } from '../../testing/faults';
import type { Filling } from '../../testing/filling';
import { type WorldArgs, type WorldStory, worldOf } from '../../testing/screenStory';
import { fill, press, saysProblems, staysWhenAsked, toastSays } from '../../testing/storyForm';
import { long, otherScripts } from '../../testing/stress';
import { addUserDialog } from './AddUser.states';
import { InternalUsersScreen } from './InternalUsersScreen';

const world = worldOf(addUserDialog);
const meta = {
  ...world,
  title: 'Screens/Internal users/Add',
  tags: ['screen'],
  args: { ...world.args, alone: () => <InternalUsersScreen /> },
} satisfies Meta<WorldArgs>;
export default meta;

const filling: Filling = {
  'First Name': 'Chipo',
  'Last Name': 'Banda',
  Email: 'chipo.banda@rentsafe.example',
};

async function open(typed: Filling = {}) {
  await screen.findByText('1 / 6');
  await press('Add Internal User');
  const dialog = await screen.findByRole('dialog', { name: 'Add Internal User' });
  await fill(typed, dialog);
  return within(dialog);
}

async function send() {
  const dialog = await open(filling);
  await press('Add User');
  return dialog;
}

const refused = (network: RequestHandler[], words: RegExp): WorldStory => ({
  args: { network },
  play: async () => {
    const dialog = await send();
    await expect((await dialog.findAllByText(words))[0]).toBeVisible();
    await expect(dialog.getByLabelText(/^First Name/)).toHaveValue('Chipo');
  },
});

export const Empty: WorldStory = {
  play: async () => {
    await expect((await open()).getByLabelText(/^First Name/)).toHaveFocus();
  },
};

export const NothingTyped: WorldStory = {
  play: async () => {
    const dialog = await open();
    await press('Add User');
    await saysProblems(3);
    await expect(dialog.getByLabelText(/^First Name/)).toHaveFocus();
  },
};

export const Dirty: WorldStory = {
  play: async () => {
    await open({ 'First Name': 'Chipo' });
    await staysWhenAsked();
  },
};

export const Adding: WorldStory = {
  args: { network: [fails(createUser, 'never')] },
  play: async () => {
    await send();
    await expect(await screen.findByRole('button', { name: 'Adding User...' })).toBeVisible();
  },
};

export const Unconfirmed: WorldStory = {
  args: { network: [fails(createUser, 'never')] },
  beforeEach: runOutOfPatience,
  play: async () => {
    await send();
    await expect(await screen.findByText(/^No response for 30 seconds/)).toBeVisible();
  },
};

export const Refused = refused(
  [answer(createUser, () => refuse(400, { last_name: ['Only letters, please.'] }))],
  /Only letters, please/,
);

export const KnownEmail = refused(
  [
    answer(createUser, () =>
      refuse(409, { email: ['A user with this email already exists.'], existing: { id: 1 } }),
    ),
  ],
  /already exists/,
);

export const Failed = refused([fails(createUser, 'html')], /server had a problem/);

export const NotAllowed = refused([fails(createUser, 'forbidden')], /do not have permission/);

export const Offline: WorldStory = {
  ...refused([fails(createUser, 'unreachable')], /could not be reached/),
  beforeEach: goOffline,
};

export const SessionExpired: WorldStory = {
  args: { network: [fails(createUser, 'unauthorised'), fails(refreshSession, 'unauthorised')] },
  play: async () => {
    await send();
    await expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  },
};

export const Added: WorldStory = {
  play: async () => {
    await send();
    await expect(await screen.findByRole('dialog', { name: 'Invitation for Chipo Banda' })).toBeVisible();
    await toastSays('User created successfully!');
  },
};

export const LongNames: WorldStory = {
  play: async () => {
    const dialog = await open({ 'First Name': long.firstName, 'Last Name': long.word, Email: long.email });
    await expect(dialog.getByLabelText(/^Email/)).toHaveValue(long.email);
  },
};

export const OtherScripts: WorldStory = {
  play: async () => {
    const [first, last] = otherScripts[1];
    const dialog = await open({ 'First Name': first, 'Last Name': last });
    await expect(dialog.getByLabelText(/^Last Name/)).toHaveValue(last);
  },
};
