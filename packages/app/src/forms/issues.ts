import type { FormIssue } from '@rentsafe/domain/form';
import type { Issues } from '@rentsafe/ui/Form';

/** What the domain finds wrong with a form, as the form takes it. */
export function issuesOf(found: readonly FormIssue[]): Issues {
  return Object.fromEntries(found.map(({ field, message }) => [field, message]));
}
