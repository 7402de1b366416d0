import { type FormParser, fieldText, formParser } from '../form/index.ts';
import { type FileRemoval, fileRemoval } from './schema.ts';

/** The form that removes a file: reason. */
export const fileRemovalForm: FormParser<FileRemoval> = formParser({
  schema: fileRemoval,
  read: (fields) => ({ reason: fieldText(fields, 'reason') }),
});
