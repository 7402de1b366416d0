import { expect, screen } from 'storybook/test';
import { changedByAnother, type EditKit, failed, open, save, typed } from './editStories';
import { fails } from './faults';
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

export const ChangedByAnother: Story = {
  args: { network: changedByAnother },
  play: async ({ args: { kit } }) => {
    const dialog = await save(kit);
    const both = await dialog.findByRole('table', { name: 'Saved values and your values' });
    await expect(both).toHaveTextContent(kit.field.theirs);
    await expect(both).toHaveTextContent(typed);
    await expect(dialog.getByRole('button', { name: 'Keep the saved values' })).toBeVisible();
  },
};
