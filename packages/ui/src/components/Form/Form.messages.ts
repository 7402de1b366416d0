import type { SchemaIssue } from '../../internal/form/schema';
import { defineMessages } from '../../internal/messages/messages';

export const formMessages = defineMessages('form', {
  required: 'This field is required.',
  email: 'Enter a valid email address.',
  url: 'Enter a valid URL.',
  /** The text of an issue of `schema`: where it reports codes, look them up here. */
  issue: ({ message }: SchemaIssue): string => message,
  /** Below a field while it is checked on the server. */
  checking: 'Checking…',
  failed: 'This could not be sent. Your changes are still here. Try again.',
  problems: (count: number) =>
    count === 1 ? 'There is 1 problem in this form' : `There are ${count} problems in this form`,
});
