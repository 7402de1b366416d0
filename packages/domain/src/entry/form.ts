import { dateOrText } from '@rentsafe/format/date';
import { type FormParser, fieldText, formParser } from '../form/index.ts';
import { type JournalPeriod, journalPeriod } from './schema.ts';

/** The form that exports the journal: from, until. */
export const journalForm: FormParser<JournalPeriod> = formParser({
  schema: journalPeriod,
  read: (fields) => ({
    from: dateOrText(fieldText(fields, 'from')),
    until: dateOrText(fieldText(fields, 'until')),
  }),
});
