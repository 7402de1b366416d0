import { formatDate, type PlainDate } from '@rentsafe/domain/date';
import { type Todo, type TodoPage, type TodoState, todoStates } from '@rentsafe/domain/todo';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { Grid } from '@rentsafe/ui/Grid';
import { Heading } from '@rentsafe/ui/Heading';
import { Inline } from '@rentsafe/ui/Inline';
import { LinkedPagination } from '@rentsafe/ui/LinkedPagination';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { StatCard } from '@rentsafe/ui/StatCard';
import { Switch } from '@rentsafe/ui/Switch';
import type { ReactNode } from 'react';
import { optionsOf } from '../../../forms/options';
import { TodoRows } from '../../../todo/TodoRows';
import * as styles from '../../../todo/TodoRows.css';
import { stateLabels } from '../../../todo/todoTexts';
import type { TodoPlace } from './todoUrl';

interface TodoViewProps {
  page: TodoPage;
  place: TodoPlace;
  search: string;
  day: PlainDate;
  shown: Todo | undefined;
  hrefOf: (todo: Todo) => string;
  onFilter: (filter: Partial<Pick<TodoPlace, 'state' | 'mine'>>) => void;
  /** What is shown of the one in detail. */
  detail: ReactNode;
}

const empty: Readonly<Record<TodoState, { title: string; help: string }>> = {
  open: {
    title: 'Nothing to do',
    help: 'Tasks appear here automatically when they fall due. Choose Add To-Do for anything else.',
  },
  snoozed: {
    title: 'Nothing is snoozed',
    help: 'Snoozed tasks are hidden from you until the day you choose.',
  },
  done: { title: 'Nothing is done yet', help: 'Completed tasks are kept here.' },
};

/** The to-do list: today's date, how much is due, the rows, and one of them in detail. */
export function TodoView({ page, place, search, day, shown, hrefOf, onFilter, detail }: TodoViewProps) {
  const { totals, results } = page;
  return (
    <Stack gap="section">
      {place.state === 'open' && (
        <Grid columns={3} columnMinWidth="6rem">
          <StatCard label="Overdue" value={totals.overdue} />
          <StatCard label="Today" value={totals.today} />
          <StatCard label="Within 7 days" value={totals.week} />
        </Grid>
      )}
      <div className={styles.panes}>
        <Stack gap={3} asChild>
          <section aria-labelledby="todo-day">
            <Inline justify="between" gap={3}>
              <Heading level={2} size="md" id="todo-day">
                Today, {formatDate(day, 'second')}
              </Heading>
              <Inline gap={4}>
                <Switch
                  label="Mine only"
                  checked={place.mine}
                  onCheckedChange={({ checked }) => onFilter({ mine: checked })}
                />
                <Select
                  label="Show"
                  labelHidden
                  options={optionsOf(todoStates, (state) => stateLabels[state])}
                  value={place.state}
                  onValueChange={({ value }) => value && onFilter({ state: value })}
                />
              </Inline>
            </Inline>
            {results.length === 0 ? (
              <EmptyState {...empty[place.state]} />
            ) : (
              <TodoRows todos={results} shown={shown?.key} hrefOf={hrefOf} />
            )}
            {(page.next || page.previous) && (
              <LinkedPagination
                list={page}
                page={place.page}
                parameter="page"
                search={search}
                label="Pages of to-dos"
              />
            )}
          </section>
        </Stack>
        {shown && (
          <Stack gap={3} asChild>
            <section aria-labelledby="todo-detail" className={styles.detail}>
              <Heading level={2} size="md" id="todo-detail">
                Details
              </Heading>
              {detail}
            </section>
          </Stack>
        )}
      </div>
    </Stack>
  );
}
