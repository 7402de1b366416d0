import { Badge } from '@rentsafe/ui/Badge';
import { Button } from '@rentsafe/ui/Button';
import { Card } from '@rentsafe/ui/Card';
import { DateText } from '@rentsafe/ui/DateText';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Heading } from '@rentsafe/ui/Heading';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { Plus } from 'lucide-react';
import { SampleTag } from '../../page/SampleTag';
import { type Todo, todoHeading } from './sampleTodos';
import * as styles from './TodoView.css';

export interface TodoViewProps {
  todos: readonly [Todo, ...Todo[]];
  /** Whether the dialog of a new one is open. */
  adding: boolean;
  onToggleAdding: () => void;
}

/** A prototype of the to-do list: static rows, and one of them in detail. */
export function TodoView({ todos, adding, onToggleAdding }: TodoViewProps) {
  const [shown] = todos;
  return (
    <Stack gap="section">
      <PageHeader
        title="To Do List"
        tag={<SampleTag />}
        actions={
          <Button variant="primary" aria-haspopup="dialog" aria-expanded={adding} onClick={onToggleAdding}>
            <Plus aria-hidden="true" />
            Add To-Do
          </Button>
        }
      />
      <div className={styles.panes}>
        <Stack gap={3} asChild>
          <section aria-labelledby="todo-day">
            <Heading level={2} size="md" id="todo-day">
              {todoHeading}
            </Heading>
            <Card flush asChild>
              <ul className={styles.list}>
                {todos.map((todo) => (
                  <li key={todo.id} className={styles.row}>
                    <DateText value={todo.date} />
                    <Text as="span" className={styles.category}>
                      {todo.category}
                    </Text>
                    <Badge tone="danger">{todo.priority}</Badge>
                  </li>
                ))}
              </ul>
            </Card>
          </section>
        </Stack>
        <Stack gap={3} asChild>
          <section aria-labelledby="todo-detail">
            <Heading level={2} size="md" id="todo-detail">
              Details
            </Heading>
            <Card>
              <DescriptionList
                items={[
                  { term: 'Date', description: <DateText value={shown.date} /> },
                  { term: 'Category', description: shown.category },
                  { term: 'Priority', description: <Badge tone="danger">{shown.priority}</Badge> },
                  { term: 'To do', description: shown.text, wide: true },
                ]}
              />
            </Card>
          </section>
        </Stack>
      </div>
    </Stack>
  );
}
