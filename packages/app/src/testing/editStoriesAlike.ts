import { expect, screen } from 'storybook/test';
import { type EditKit, failed, open, save, typed } from './editStories';
import { fails, goOffline } from './faults';
import type { KitStory } from './screenStory';
import { fill, press, saysProblems, staysWhenAsked, toastSays } from './storyForm';

type Story = KitStory<EditKit>;

export const Dirty: Story = {
  play: async ({ args: { kit } }) => {
    await open(kit);
    await fill({ [kit.field.label]: typed });
    await staysWhenAsked();
  },
};

export const NameTakenOut: Story = {
  play: async ({ args: { kit } }) => {
    await open(kit);
    await fill({ [kit.field.label]: ' ' });
    await press('Save');
    await saysProblems(1);
  },
};

export const Saving: Story = {
  args: { network: ({ change }) => [fails(change, 'never')] },
  play: async ({ args: { kit } }) => {
    await save(kit);
    await expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
  },
};

export const Failed = failed('html', /server had a problem/);

export const Saved: Story = {
  play: async ({ args: { kit } }) => {
    await save(kit);
    await toastSays(/ saved$/);
  },
};

export const NotAllowed = failed('forbidden', /do not have permission/);

export const GoneMeanwhile = failed('notFound', /Not found/);

export const Offline: Story = { ...failed('unreachable', /could not be reached/), beforeEach: goOffline };
