import { type Column, columnLabel, plainValueOf } from '../../internal/table/columns';

interface ChangeMessages {
  none: string;
  change: (column: string, before: string, after: string) => string;
  changedSomehow: string;
}

/** What two readings of a row differ in, by the columns that show it: 'State Draft → Approved'. */
export function rowChanges<Row>(
  columns: readonly Column<Row>[],
  before: Row,
  after: Row,
  messages: ChangeMessages,
): string {
  const textOf = (column: Column<Row>, row: Row) => {
    const plain = plainValueOf(column)?.(row);
    return plain === null || plain === undefined || plain === '' ? messages.none : String(plain);
  };
  const changes = columns.flatMap((column) => {
    const [was, is] = [textOf(column, before), textOf(column, after)];
    return was === is ? [] : [messages.change(columnLabel(column), was, is)];
  });
  return changes.length > 0 ? `${changes.join('; ')}.` : messages.changedSomehow;
}
