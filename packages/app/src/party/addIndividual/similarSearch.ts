import { type FormSource, fieldText, readFields } from '@rentsafe/domain/form';
import { isPlainDate } from '@rentsafe/format/date';

/** The query string that finds a person's namesakes, from a form or a record; '' until names and birth date are known. */
export function similarSearch(source: FormSource): string {
  const fields = readFields(source);
  const [first_name, last_name, date_of_birth] = ['first_name', 'last_name', 'date_of_birth'].map((name) =>
    fieldText(fields, name),
  ) as [string, string, string];
  if (!first_name || !last_name || !isPlainDate(date_of_birth)) return '';
  return String(new URLSearchParams({ first_name, last_name, date_of_birth }));
}
