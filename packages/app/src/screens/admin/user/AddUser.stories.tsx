import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { usersOf } from '../../../calls/users';
import { creationKit } from '../../../testing/creationStories';
import { type WorldArgs, worldOf } from '../../../testing/screenStory';
import { long, otherScripts } from '../../../testing/stress';
import { addUserDialog } from './AddUser.states';
import { AddUserDialog } from './AddUserDialog';

const [first, last] = otherScripts[1];
const kit = creationKit('user', {
  longNames: { 'First Name': long.firstName, 'Last Name': long.word, Email: long.email },
  otherScripts: { 'First Name': first, 'Last Name': last },
});

const world = worldOf(addUserDialog);
const meta = {
  ...world,
  title: 'Screens/Internal users/Add',
  tags: ['screen'],
  args: {
    ...world.args,
    kit,
    alone: () => (
      <AddUserDialog users={usersOf(1)} title="Add Internal User" onInvited={fn()} onClose={fn()} />
    ),
  },
} satisfies Meta<WorldArgs>;
export default meta;

export * from '../../../testing/creationStories';
export * from '../../../testing/creationStoriesAlike';
export * from '../../../testing/duplicateStories';
