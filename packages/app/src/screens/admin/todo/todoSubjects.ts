import type { Todo } from '@rentsafe/domain/todo';
import { invoicesOfMonthPath } from '../../../paths';
import { subjectLabel, subjectPath } from '../../../record/subjects';

export interface AboutText {
  label: string;
  name: string;
  href: string | undefined;
}

/** What a to-do is about, and where that is looked after. */
export function aboutOf({ kind, key, subject }: Todo): AboutText | undefined {
  if (kind === 'month_not_run') {
    const [, month = ''] = key.split(':');
    return { label: 'Month', name: month, href: invoicesOfMonthPath(month) };
  }
  if (!subject) return undefined;
  const { type, id, name } = subject;
  return { label: subjectLabel(type), name, href: subjectPath(type, id, name) };
}
