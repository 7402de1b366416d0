import type { Refusal } from '@rentsafe/ui/Submission';
import { Refused } from '../server/records';

/** What each answer of the server means to a form. */
export function refusal(error: unknown): Refusal<never> {
  if (!(error instanceof Refused)) return { kind: 'unanswered' };
  const { existing, fields } = error.why;
  if (existing) return { kind: 'duplicate', ...existing };
  return error.status === 412 ? { kind: 'stale' } : { kind: 'issues', fields };
}
