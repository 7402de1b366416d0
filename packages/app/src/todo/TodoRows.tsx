import type { Todo } from '@rentsafe/domain/todo';
import { Card } from '@rentsafe/ui/Card';
import { DateText } from '@rentsafe/ui/DateText';
import { Text } from '@rentsafe/ui/Text';
import { renderLink } from '../text/renderLink';
import { StateBadge } from '../text/StateBadge';
import * as styles from './TodoRows.css';
import { priorityTexts } from './todoTexts';

interface TodoRowsProps {
  todos: readonly Todo[];
  /** The key of the one in detail. */
  shown: string | undefined;
  hrefOf: (todo: Todo) => string;
}

/** A row for each: its date, category and priority, and what it is. */
export function TodoRows({ todos, shown, hrefOf }: TodoRowsProps) {
  return (
    <Card flush asChild>
      <ul className={styles.list}>
        {todos.map((todo) => (
          <li key={todo.key} className={styles.item}>
            {renderLink({
              href: hrefOf(todo),
              className: styles.row,
              'aria-current': todo.key === shown ? 'true' : undefined,
              children: (
                <>
                  <span className={styles.first}>
                    <DateText value={todo.due_on} />
                    <Text as="span" tone="muted" className={styles.category}>
                      {todo.category}
                    </Text>
                    <StateBadge {...priorityTexts[todo.priority]} />
                  </span>
                  <span className={styles.title}>{todo.title}</span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
