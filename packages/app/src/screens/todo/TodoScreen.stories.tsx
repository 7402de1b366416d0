import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../testing/screenStory';
import { fill, press, staysWhenAsked, toastSays } from '../../testing/storyForm';
import { todoScreen } from './Todo.states';

const meta = {
  ...worldOf(todoScreen),
  title: 'Screens/To do',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

async function open() {
  await press('Add To-Do');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add To-Do' }));
  return { dialog, send: () => userEvent.click(dialog.getByRole('button', { name: 'Add' })) };
}

export const FourRows: WorldStory = {
  play: async () => {
    await expect((await screen.findAllByText('High priority')).length).toBeGreaterThanOrEqual(4);
  },
};

export const AddTyped: WorldStory = {
  play: async () => {
    await open();
    await fill({ Category: 'Functionality' });
    await staysWhenAsked();
  },
};

export const AddIncomplete: WorldStory = {
  play: async () => {
    const { dialog, send } = await open();
    await send();
    await expect(dialog.getByLabelText(/^To do/)).toHaveFocus();
  },
};

export const Added: WorldStory = {
  play: async () => {
    const { dialog, send } = await open();
    await userEvent.click(dialog.getByLabelText(/^To do/));
    await userEvent.paste('Call the landlord');
    await send();
    await toastSays('This is a sample form: nothing was saved.');
  },
};
