import { resetUserPassword } from '@rentsafe/domain/user';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { sampleInvitation } from '../../../testing/mockedForms';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { press } from '../../../testing/storyForm';
import { InternalUsersScreen } from './InternalUsersScreen';
import { invitationDialog } from './Invitation.states';

const world = worldOf(invitationDialog);
const meta = {
  ...world,
  title: 'Screens/Internal users/Invitation',
  tags: ['screen'],
  args: { ...world.args, alone: () => <InternalUsersScreen /> },
} satisfies Meta<WorldArgs>;
export default meta;

async function open() {
  await press('Reset password for Tinashe Moyo');
  await press('Reset password');
  return within(await screen.findByRole('dialog', { name: 'Invitation for Tinashe Moyo' }));
}

/** What the browser does when something is copied. */
function copyingIs(write: () => Promise<void>) {
  const { clipboard } = navigator;
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
  return () => Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

export const Shown: WorldStory = {
  play: async () => {
    await expect((await open()).getByLabelText('Link')).toHaveValue(sampleInvitation.url);
  },
};

export const Copied: WorldStory = {
  // The text goes after two seconds.
  tags: ['!visual'],
  beforeEach: () => copyingIs(() => Promise.resolve()),
  play: async () => {
    const dialog = await open();
    await userEvent.keyboard('{Escape}');
    const warning = await dialog.findByText('The link has not been copied');
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(warning).not.toBeInTheDocument());
  },
};

export const CopyNotAllowed: WorldStory = {
  beforeEach: () => copyingIs(() => Promise.reject(new Error('not allowed'))),
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await expect(await dialog.findByText(/^Not copied/)).toBeVisible();
  },
};

export const LongLink: WorldStory = {
  args: {
    network: [
      answer(resetUserPassword, () => ({
        invitation: { ...sampleInvitation, url: `${sampleInvitation.url}-${'0123456789'.repeat(20)}` },
      })),
    ],
  },
  play: async () => void (await open()),
};
