import { dateOrText } from '@rentsafe/format/date';
import { fieldText, formParser } from '../form/index.ts';
import type { PartyInput } from '../party/index.ts';
import { reportIssueInput } from './schema.ts';

/** The form that issues a report on a party: `purpose`, and `as_at`, empty for today. */
export const reportIssueForm = (party: PartyInput) =>
  formParser({
    schema: reportIssueInput,
    read: (fields) => ({
      party,
      purpose: fieldText(fields, 'purpose'),
      as_at: dateOrText(fieldText(fields, 'as_at')) || null,
    }),
  });
