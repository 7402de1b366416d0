import { refreshSession } from '@rentsafe/domain/session';
import { expect, screen, userEvent } from 'storybook/test';
import { type CreationKit, failed, firstOf, send } from './creationStories';
import { fails, goOffline, runOutOfPatience } from './faults';
import type { KitStory } from './screenStory';
import { fill, staysWhenAsked, toastSays } from './storyForm';

type Story = KitStory<CreationKit>;

export const Dirty: Story = {
  play: async ({ args: { kit } }) => {
    await fill({ [firstOf(kit.filling)]: 'Rudo' });
    await staysWhenAsked();
  },
};

export const Failed = failed('html', /server had a problem/);

export const Created: Story = {
  play: async ({ args: { kit } }) => {
    await send(kit);
    await toastSays(/ created successfully!$/);
  },
};

export const Pending: Story = {
  args: { network: ({ call }) => [fails(call, 'never')] },
  play: async ({ args: { kit } }) => {
    await send(kit);
    await expect(await screen.findByRole('button', { name: kit.pending })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await toastSays('Processing form, please wait');
  },
};

export const Unconfirmed: Story = {
  args: Pending.args ?? {},
  beforeEach: runOutOfPatience,
  play: async ({ args: { kit } }) => {
    await send(kit);
    await expect(await screen.findByText(/^No response for 30 seconds/)).toBeVisible();
  },
};

export const Unavailable = failed('unavailable', /database does not answer/);

export const NotAllowed = failed('forbidden', /do not have permission/);

export const Offline: Story = { ...failed('unreachable', /could not be reached/), beforeEach: goOffline };

export const SessionExpired: Story = {
  args: {
    network: ({ call }) => [fails(call, 'unauthorised'), fails(refreshSession, 'unauthorised')],
  },
  play: async ({ args: { kit } }) => {
    await send(kit);
    await expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  },
};
