import type { FormIssues } from '@rentsafe/ui/Form';
import { toast } from '@rentsafe/ui/Toast';
import { ApiError, errorSentence } from '../calls/ApiError';

/** Reports on the console and in a toast that a call has failed; `title` as the error catalogue words it. Not of one that was given up. */
export function reportFailure(title: string, error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  console.error(title, error);
  const hasAnswer = error instanceof ApiError && error.status > 0;
  // Another try that fails takes the place of the one before.
  toast.error(hasAnswer ? title : `${title}. Please try again.`, {
    id: title,
    description: errorSentence(error),
  });
}

export interface Refusal {
  /** The control that a path of the refusal means. */
  controlOf: (path: readonly string[]) => string;
  /** A sentence more in the form, of what follows from it. */
  note?: string;
}

/** Reports a refused form, and returns what is to be shown in it: at its fields, or above all of them. */
export function refusalIssues(title: string, error: unknown, { controlOf, note = '' }: Refusal): FormIssues {
  reportFailure(title, error);
  const refused = error instanceof ApiError ? error.errors.fields : [];
  if (refused.length === 0) return { form: [errorSentence(error), note].filter(Boolean).join(' ') };
  return {
    fields: Object.fromEntries(refused.map(({ path, messages }) => [controlOf(path), messages.join(' ')])),
  };
}
