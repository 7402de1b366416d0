import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { fill, press, saysProblems } from '../../../../testing/storyForm';
import { inspectionsScreen } from './Inspections.states';

const world = worldOf(inspectionsScreen);
const meta = { ...world, title: 'Screens/Inspections/List', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const EveryState: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'IN-000004' })).toBeVisible();
  },
};

export const Planning: WorldStory = {
  play: async () => {
    await press('Plan Inspection');
    await expect(await screen.findByRole('dialog', { name: 'Plan Inspection' })).toBeVisible();
  },
};

export const FilledInWrongly: WorldStory = {
  play: async () => {
    await press('Plan Inspection');
    const dialog = await screen.findByRole('dialog', { name: 'Plan Inspection' });
    await fill({ 'Planned On': '31/02/2026' }, dialog);
    await press('Add Inspection');
    await saysProblems(2);
  },
};

const templates = { path: `${inspectionsScreen.at}?tab=templates` };

export const Templates: WorldStory = {
  args: templates,
  play: async () => {
    await expect(await screen.findByRole('row', { name: /Move-in and move-out/ })).toBeVisible();
  },
};

export const NewTemplate: WorldStory = {
  args: templates,
  play: async () => {
    await press('New Template');
    const dialog = await screen.findByRole('dialog', { name: 'New Template' });
    await expect(within(dialog).getByRole('group', { name: 'Item 1' })).toBeVisible();
  },
};

const openEdit = async () => {
  await press('Edit Move-in and move-out');
  return screen.findByRole('dialog', { name: 'Edit Move-in and move-out' });
};

export const EditingTemplate: WorldStory = {
  args: templates,
  play: async () => {
    const dialog = within(await openEdit());
    await expect(dialog.getByRole('group', { name: 'Area 2' })).toBeVisible();
  },
};
