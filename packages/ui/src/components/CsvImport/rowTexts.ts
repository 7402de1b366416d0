import { formatDate } from '@rentsafe/format/date';
import { useMemo } from 'react';
import { unreadText } from '../../internal/fields/unreadText';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { dateFieldMessages } from '../DateField/DateField.messages';
import type { csvImportMessages } from './CsvImport.messages';
import type { CheckedRow } from './corrections';
import type { CsvColumn, CsvRow, RowProblem } from './rows';

export type Texts = (typeof csvImportMessages)['defaults'];

/** How the values of rows, and what is wrong with them, are shown. */
export interface RowTexts {
  problem: (problem: RowProblem, value: string) => string;
  /** As the product shows it. */
  shown: (column: CsvColumn, row: CheckedRow) => string;
  /** As it is typed. */
  typed: (column: CsvColumn, row: CheckedRow) => string;
}

export function useRowTexts(messages: Texts): RowTexts {
  const { dates } = useLocale();
  const days = useMessages(dateFieldMessages);
  return useMemo(() => {
    const written = (style: 'medium' | 'numeric', { id, kind, read }: CsvColumn, row: CheckedRow) => {
      const value = row.values[id] ?? '';
      if (read || value === '' || row.problems[id]) return value;
      if (kind === 'yesNo') return value === 'true' ? messages.yes : messages.no;
      return kind === 'date' ? formatDate(value, style, undefined, dates) : value;
    };
    return {
      problem: (problem, value) => {
        if (typeof problem === 'object') return problem.text;
        return problem === 'format' || problem === 'ambiguous' || problem === 'day'
          ? unreadText(problem, value, { messages: days, dates })
          : messages[problem];
      },
      shown: (column, row) => written('medium', column, row),
      typed: (column, row) => written('numeric', column, row),
    };
  }, [messages, days, dates]);
}

/** What is wrong with a value: what was found here is the plainer of the two. */
export function errorsAt(
  { values, problems, errors }: Pick<CheckedRow, 'values' | 'problems' | 'errors'>,
  id: keyof CsvRow['values'] & string,
  texts: RowTexts,
): readonly string[] {
  const problem = problems[id];
  return problem ? [texts.problem(problem, values[id] ?? '')] : (errors[id] ?? []);
}

/** The messages of a row that belong to no column of the import. */
export const otherErrors = (row: CheckedRow, columns: readonly CsvColumn[]): readonly string[] =>
  Object.entries(row.errors).flatMap(([id, texts]) =>
    columns.some((column) => column.id === id) ? [] : texts,
  );

/** All that is wrong with a row, each message after the name of its column. */
export const errorsOf = (row: CheckedRow, columns: readonly CsvColumn[], texts: RowTexts): string[] => [
  ...otherErrors(row, columns),
  ...columns.flatMap(({ id, label }) => errorsAt(row, id, texts).map((error) => `${label}: ${error}`)),
];
