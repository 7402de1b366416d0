import type { TodoPriority, TodoState } from '@rentsafe/domain/todo';
import type { StateTexts } from '../text/StateBadge';

export const priorityTexts: StateTexts<TodoPriority> = {
  high: { label: 'High priority', tone: 'danger' },
  medium: { label: 'Medium priority', tone: 'warning' },
  low: { label: 'Low priority', tone: 'neutral' },
};

export const stateLabels: Readonly<Record<TodoState, string>> = {
  open: 'Open',
  snoozed: 'Snoozed',
  done: 'Done',
};
