import type { Todo } from '@rentsafe/domain/todo';
import { formatDate } from '@rentsafe/format/date';
import { Button } from '@rentsafe/ui/Button';
import { Card } from '@rentsafe/ui/Card';
import { DateText } from '@rentsafe/ui/DateText';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { OpeningButton } from '../../../overlays/OpeningButton';
import type { Opening } from '../../../overlays/useLazyDialog';
import { RecordLink } from '../../../text/RecordLink';
import { StateBadge } from '../../../text/StateBadge';
import { priorityTexts, waitsForText } from '../../../todo/todoTexts';
import type { TodoTask } from './TodoDialog';
import { aboutOf } from './todoSubjects';

interface TodoDetailProps {
  todo: Todo;
  isSnoozed: boolean;
  trigger: Opening<TodoTask>;
  onDone: () => void;
  onReopen: () => void;
  /** Done or reopened is on its way. */
  pending: boolean;
}

/** One thing to do, and what can be done with it. */
export function TodoDetail({ todo, isSnoozed, trigger, onDone, onReopen, pending }: TodoDetailProps) {
  const { due_on, since, category, priority, title, assigned_to, waits_for, note, done_on } = todo;
  const about = aboutOf(todo);
  const isWritten = todo.id !== null;
  return (
    <Card>
      <Stack gap={4}>
        <DescriptionList
          items={[
            { term: 'To do', description: title, wide: true },
            { term: 'Date', description: <DateText value={due_on} /> },
            ...(since ? [{ term: 'Waiting since', description: <DateText value={since} /> }] : []),
            { term: 'Category', description: category },
            { term: 'Priority', description: <StateBadge {...priorityTexts[priority]} /> },
            ...(isWritten ? [{ term: 'Assigned to', description: assigned_to?.name ?? 'Nobody' }] : []),
            ...(waits_for.length > 0
              ? [
                  {
                    term: 'Waiting for',
                    description: `${waitsForText(waits_for)}, since ${formatDate(due_on, 'medium')}`,
                    wide: true,
                  },
                ]
              : []),
            ...(about
              ? [
                  {
                    term: about.label,
                    description: about.href ? (
                      <RecordLink href={about.href}>{about.name}</RecordLink>
                    ) : (
                      about.name
                    ),
                  },
                ]
              : []),
            ...(done_on ? [{ term: 'Done', description: <DateText value={done_on} /> }] : []),
            ...(note ? [{ term: 'Note', description: note, wide: true }] : []),
          ]}
        />
        {!isWritten && <Text tone="muted">It clears automatically when this is settled.</Text>}
        <Inline gap={2}>
          {isWritten && !done_on && (
            <>
              <Button variant="primary" pending={pending} onClick={onDone}>
                Done
              </Button>
              <OpeningButton<TodoTask> trigger={trigger} subject={{ action: 'edit', todo }}>
                Edit…
              </OpeningButton>
            </>
          )}
          {done_on && (
            <Button pending={pending} onClick={onReopen}>
              Reopen
            </Button>
          )}
          {!done_on && (
            <OpeningButton<TodoTask> trigger={trigger} subject={{ action: 'snooze', todo }}>
              {isSnoozed ? 'Snooze again…' : 'Snooze…'}
            </OpeningButton>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
