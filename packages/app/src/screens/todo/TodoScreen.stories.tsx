import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AddTodoDialog } from './AddTodoDialog';
import { sampleTodos } from './sampleTodos';
import { TodoView } from './TodoView';

const meta = {
  title: 'Screens/To do',
  component: TodoView,
  args: { todos: sampleTodos, adding: false, onToggleAdding: fn() },
} satisfies Meta<typeof TodoView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourRows: Story = {};

export const AddTodo: Story = { render: () => <AddTodoDialog onSubmit={fn()} onClose={fn()} /> };
