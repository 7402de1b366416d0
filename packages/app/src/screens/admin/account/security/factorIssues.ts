import type { FormIssues } from '@rentsafe/ui/Form';
import { ApiError, errorSentence } from '../../../../calls/ApiError';

const controls = ['name', 'code'];

/** What a refusal says at the fields of these forms, or above them. */
export function factorIssues(error: unknown): FormIssues {
  if (error instanceof Error && error.name === 'PasskeyError') return { form: error.message };
  const refused = error instanceof ApiError ? error.errors.fields : [];
  const [first] = refused;
  if (!first) return { form: errorSentence(error) };
  const [field = ''] = first.path;
  const text = first.messages.join(' ');
  return controls.includes(field) ? { fields: { [field]: text } } : { form: text };
}
