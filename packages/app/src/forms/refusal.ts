import type { FormIssues } from '@rentsafe/ui/Form';
import type { Refusal } from '@rentsafe/ui/Submission';
import { toast } from '@rentsafe/ui/Toast';
import { ApiError, errorSentence, isUnanswered } from '../calls/ApiError';
import { aboutEarlierAttempt } from './earlierAttempt';

/** Reports on the console and in a toast that a call has failed; `title` as the error catalogue words it. Not of one that was given up. */
export function reportFailure(title: string, error: unknown, description = errorSentence(error)): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  console.error(title, error);
  const hasAnswer = error instanceof ApiError && error.status > 0;
  // Another try that fails takes the place of the one before.
  toast.error(hasAnswer ? title : `${title}. Please try again.`, {
    id: title,
    description,
  });
}

interface RefusalSettings {
  /** The control that a path of the refusal means. */
  controlOf: (path: readonly string[]) => string;
}

/** Reports a refused form, and returns what is to be shown in it: at its fields, or above all of them. */
export function refusalIssues(title: string, error: unknown, { controlOf }: RefusalSettings): FormIssues {
  const refused = error instanceof ApiError ? error.errors.fields : [];
  // What is said at a field is said there alone.
  const rest =
    error instanceof ApiError && error.errors.detail ? errorSentence(error) : 'See the marked fields.';
  reportFailure(title, error, refused.length > 0 ? rest : errorSentence(error));
  if (refused.length === 0) return { form: errorSentence(error) };
  return {
    fields: Object.fromEntries(refused.map(({ path, messages }) => [controlOf(path), messages.join(' ')])),
  };
}

interface AttemptRefusal extends RefusalSettings {
  /** It is not known how an attempt before this one has ended. */
  unconfirmed: boolean;
}

/** Reports a form that could not be saved; what it means for the form. */
export function refusalOf(title: string, error: unknown, settings: AttemptRefusal): Refusal<never> {
  const ofEarlier = settings.unconfirmed ? aboutEarlierAttempt(error) : undefined;
  const issues = refusalIssues(title, ofEarlier ?? error, settings);
  return { kind: isUnanswered(error) ? 'unanswered' : 'issues', ...issues };
}
