import { samplePage, sampleUsers } from '@rentsafe/domain/fixtures';
import { type InternalUser, listUsers, updateUser } from '@rentsafe/domain/user';
import type { Meta } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answer, refuse } from '../../../testing/answer';
import { fails } from '../../../testing/faults';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { fill, press, saysProblems, staysWhenAsked } from '../../../testing/storyForm';
import { long } from '../../../testing/stress';
import { editUserDialog } from './EditUser.states';
import { InternalUsersScreen } from './InternalUsersScreen';

const world = worldOf(editUserDialog);
const meta = {
  ...world,
  title: 'Screens/Internal users/Edit',
  tags: ['screen'],
  args: { ...world.args, alone: () => <InternalUsersScreen /> },
} satisfies Meta<WorldArgs>;
export default meta;

async function open(name = 'Rudo Makoni') {
  await press(`Edit ${name}`);
  return within(await screen.findByRole('dialog', { name: `Edit ${name}` }));
}

const refused = (network: RequestHandler[], words: RegExp): WorldStory => ({
  args: { network },
  play: async () => {
    const dialog = await open();
    await userEvent.selectOptions(dialog.getByLabelText(/^Access Level/), 'User');
    await press('Save');
    await expect((await dialog.findAllByText(words))[0]).toBeVisible();
    await expect(dialog.getByLabelText(/^Access Level/)).toHaveDisplayValue('User');
  },
});

export const Open: WorldStory = {
  play: async () => {
    await expect((await open()).getByLabelText(/^Email/)).toHaveValue('rudo.makoni@rentsafe.example');
  },
};

export const Dirty: WorldStory = {
  play: async () => {
    await userEvent.click((await open('Farai Chirwa')).getByLabelText(/^Active/));
    await staysWhenAsked();
  },
};

export const NameTakenOut: WorldStory = {
  play: async () => {
    await userEvent.clear((await open()).getByLabelText(/^First Name/));
    await press('Save');
    await saysProblems(1);
  },
};

export const Saving: WorldStory = {
  args: { network: [fails(updateUser, 'never')] },
  play: async () => {
    await open();
    await fill({ 'Last Name': 'Banda' });
    await press('Save');
    await expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
  },
};

export const Failed = refused([fails(updateUser, 'html')], /server had a problem/);
export const GoneMeanwhile = refused([fails(updateUser, 'notFound')], /Not found/);
export const LastAdmin = refused(
  [answer(updateUser, () => refuse(409, { detail: 'The last active Admin cannot be removed or demoted.' }))],
  /last active Admin/,
);

export const LongNames: WorldStory = {
  args: {
    network: [
      answer(listUsers, () =>
        samplePage(
          (): InternalUser => ({
            ...(sampleUsers[0] as InternalUser),
            first_name: long.firstName,
            last_name: long.lastName,
            email: long.email,
          }),
          { total: 1 },
        ),
      ),
    ],
  },
  play: async () => void (await open(`${long.firstName} ${long.lastName}`)),
};
