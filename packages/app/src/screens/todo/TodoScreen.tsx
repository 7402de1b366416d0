import { useState } from 'react';
import { AddTodoDialog } from './AddTodoDialog';
import { sampleTodos } from './sampleTodos';
import { TodoView } from './TodoView';

export function TodoScreen() {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <TodoView todos={sampleTodos} adding={adding} onToggleAdding={() => setAdding(!adding)} />
      {adding && <AddTodoDialog onClose={() => setAdding(false)} />}
    </>
  );
}
