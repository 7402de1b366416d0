import { type Todo, type TodoPage, type TodoState, todoKinds, todoStates } from '@rentsafe/domain/todo';
import { formatDate, type PlainDate } from '@rentsafe/format/date';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { Grid } from '@rentsafe/ui/Grid';
import { Heading } from '@rentsafe/ui/Heading';
import { Inline } from '@rentsafe/ui/Inline';
import { LinkedPagination } from '@rentsafe/ui/LinkedPagination';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { StatCard } from '@rentsafe/ui/StatCard';
import type { ReactNode } from 'react';
import { pagerOf } from '../../../calls/toPage';
import { optionsOf } from '../../../forms/options';
import { TodoRows } from '../../../todo/TodoRows';
import * as styles from '../../../todo/TodoRows.css';
import { kindLabels, stateLabels } from '../../../todo/todoTexts';
import type { TodoPlace } from './todoUrl';
import { useAssignees } from './useAssignees';

interface TodoViewProps {
  page: TodoPage;
  place: TodoPlace;
  search: string;
  day: PlainDate;
  shown: Todo | undefined;
  hrefOf: (todo: Todo) => string;
  onFilter: (filter: Partial<Pick<TodoPlace, 'state' | 'kind' | 'assignedTo'>>) => void;
  /** There is no room beside the rows: details stand below their row. */
  isNarrow: boolean;
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

const noMatch = { title: 'Nothing to do of this kind', help: 'Choose another kind or person.' };

/** Of which kind, whose, and whether open: in the address. */
function TodoFilters({ place, onFilter }: Pick<TodoViewProps, 'place' | 'onFilter'>) {
  return (
    <Inline gap={2}>
      <Select
        label="Kind"
        labelHidden
        placeholder="Every kind"
        options={optionsOf(todoKinds, (kind) => kindLabels[kind])}
        value={place.kind ?? ''}
        onValueChange={({ value }) => onFilter({ kind: value || undefined })}
      />
      <Select
        label="Assigned to"
        labelHidden
        placeholder="Anybody"
        options={useAssignees()}
        value={place.assignedTo ? String(place.assignedTo) : ''}
        onValueChange={({ value }) => onFilter({ assignedTo: Number(value) || undefined })}
      />
      <Select
        label="Show"
        labelHidden
        options={optionsOf(todoStates, (state) => stateLabels[state])}
        value={place.state}
        onValueChange={({ value }) => value && onFilter({ state: value })}
      />
    </Inline>
  );
}

/** The to-do list: today's date, how much is due, the rows, and one of them in detail. */
export function TodoView(props: TodoViewProps) {
  const { page, place, search, day, shown, hrefOf, detail, isNarrow } = props;
  const { totals, results } = page;
  const hasFilter = place.kind !== undefined || place.assignedTo !== undefined;
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
                Today, {formatDate(day, 'medium')}
              </Heading>
              <TodoFilters {...props} />
            </Inline>
            {results.length === 0 ? (
              <EmptyState {...(hasFilter ? noMatch : empty[place.state])} />
            ) : (
              <TodoRows
                todos={results}
                shown={shown?.key}
                hrefOf={hrefOf}
                inPlace
                {...(isNarrow && {
                  detail: (
                    <section aria-label="Details" className={styles.inPlace}>
                      {detail}
                    </section>
                  ),
                })}
              />
            )}
            {(page.next || page.previous) && (
              <LinkedPagination
                {...pagerOf(page, place.page)}
                parameter="page"
                search={search}
                label="Pages of to-dos"
              />
            )}
          </section>
        </Stack>
        {shown && !isNarrow && (
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
