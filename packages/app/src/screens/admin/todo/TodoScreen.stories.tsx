import { listTodos } from '@rentsafe/domain/todo';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { fails } from '../../../testing/faults';
import { sampleTodo } from '../../../testing/sampleTodos';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { fill, press, saysProblems, staysWhenAsked } from '../../../testing/storyForm';
import { todoPage } from '../../../testing/todoHandlers';
import { todoScreen } from './Todo.states';

const meta = {
  ...worldOf(todoScreen),
  title: 'Screens/To do',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

const details = async () => within(await screen.findByRole('region', { name: 'Details' }));

/** What the book calls for is shown in detail with a link to what it is about. */
export const Everything: WorldStory = {
  play: async () => {
    await expect((await details()).getByRole('link', { name: 'L-0012' })).toBeVisible();
  },
};

export const WrittenDown: WorldStory = {
  args: { path: `${todoScreen.at}?shown=manual%3A3` },
  play: async () => {
    await expect((await details()).getByRole('button', { name: 'Done' })).toBeVisible();
  },
};

export const Narrow: WorldStory = { ...WrittenDown, globals: { viewport: { value: 'phone' } } };

export const NothingSnoozed: WorldStory = {
  args: { path: `${todoScreen.at}?state=snoozed` },
  play: async () => {
    await expect(await screen.findByText('Nothing is snoozed')).toBeVisible();
  },
};

export const NothingToDo: WorldStory = {
  args: { network: [answer(listTodos, () => todoPage([]))] },
  play: async () => {
    await expect(await screen.findByText('Nothing to do')).toBeVisible();
  },
};

export const ServerFailed: WorldStory = {
  args: { network: [fails(listTodos, 'html')] },
  play: async () => {
    await expect(await screen.findByText('Could not fetch the to-do list')).toBeVisible();
  },
};

export const AddTyped: WorldStory = {
  play: async () => {
    await press('Add To-Do');
    await fill({ Category: 'Meters' }, await screen.findByRole('dialog', { name: 'Add To-Do' }));
    await staysWhenAsked();
  },
};

export const AddIncomplete: WorldStory = {
  play: async () => {
    await press('Add To-Do');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add To-Do' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Add/ }));
    await saysProblems(2);
  },
};

export const LongWords: WorldStory = {
  args: {
    path: `${todoScreen.at}?shown=manual%3A5`,
    network: [
      answer(listTodos, () =>
        todoPage([
          sampleTodo(5, 0, {
            title: `Ask ${'Tatendanashe'.repeat(12)} about the gate`,
            category: 'Correspondence-with-the-municipality',
            note: 'x'.repeat(300),
          }),
        ]),
      ),
    ],
  },
  play: async () => {
    await expect((await details()).getByText(/about the gate/)).toBeVisible();
  },
};
