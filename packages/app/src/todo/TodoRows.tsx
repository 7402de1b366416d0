import type { Todo } from '@rentsafe/domain/todo';
import { Card } from '@rentsafe/ui/Card';
import { DateText } from '@rentsafe/ui/DateText';
import { Text } from '@rentsafe/ui/Text';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StateBadge } from '../text/StateBadge';
import * as styles from './TodoRows.css';
import { priorityTexts, waitsForText } from './todoTexts';

interface TodoRowsProps {
  todos: readonly Todo[];
  /** The key of the one in detail. */
  shown: string | undefined;
  hrefOf: (todo: Todo) => string;
  /** They lead to the same page, which stays where it is scrolled to. */
  inPlace?: boolean;
  /** Stands below the one in detail, where there is no room beside the rows. */
  detail?: ReactNode;
}

/** A row for each: its date, category and priority, and what it is. */
export function TodoRows({ todos, shown, hrefOf, inPlace = false, detail }: TodoRowsProps) {
  return (
    <Card flush asChild>
      <ul className={styles.list}>
        {todos.map((todo) => (
          <li key={todo.key} className={styles.item}>
            <Link
              to={hrefOf(todo)}
              className={styles.row}
              aria-current={todo.key === shown ? 'true' : undefined}
              preventScrollReset={inPlace}
            >
              <span className={styles.first}>
                <DateText value={todo.due_on} />
                <Text as="span" tone="muted" className={styles.category}>
                  {todo.category}
                </Text>
                <StateBadge {...priorityTexts[todo.priority]} />
              </span>
              <span className={styles.title}>{todo.title}</span>
              {todo.waits_for.length > 0 && (
                <Text as="span" tone="muted">
                  Waiting for {waitsForText(todo.waits_for)}
                </Text>
              )}
            </Link>
            {todo.key === shown && detail}
          </li>
        ))}
      </ul>
    </Card>
  );
}
