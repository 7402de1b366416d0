import { useState } from 'react';
import { logSample } from '../../forms/sampleForm';
import { AddTodoDialog } from './AddTodoDialog';
import { sampleTodos } from './sampleTodos';
import { TodoView } from './TodoView';

export function TodoScreen() {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <TodoView todos={sampleTodos} adding={adding} onToggleAdding={() => setAdding(!adding)} />
      {adding && (
        <AddTodoDialog
          onSubmit={(entries) => logSample('Add To-Do', Object.fromEntries(entries))}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
