import { devWarning } from '../../devWarning';
import { type Column, columnLabel, type PlainValue, textOf } from '../DataTable/columns';

const BYTE_ORDER_MARK = '\uFEFF';
const plainNumber = /^-?\d+(\.\d+)?$/;
/** What spreadsheets take for the start of a formula, also in full width and behind white space. */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/;

/** One field by RFC 4180. Words that a spreadsheet would calculate get an apostrophe in front, and stay words. */
export function csvField(value: PlainValue): string {
  const text = String(value ?? '');
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The rows as CSV: RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8. A column gives its `value`, or
 * the property that its cell names; one that has neither is left out.
 */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const exported = columns.flatMap((column) => {
    const read = column.value ?? textOf(column);
    if (!read && process.env.NODE_ENV !== 'production') {
      devWarning(
        `The column "${column.id}" is left out of the CSV export.`,
        'What its cell renders is no plain value.',
        'Give it `value`, or leave the column out of what you export.',
      );
    }
    return read ? [{ label: columnLabel(column), read }] : [];
  });
  const lines = [
    exported.map(({ label }) => label),
    ...rows.map((row) => exported.map(({ read }) => read(row))),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.map(csvField).join(',')}\r\n`).join('');
}
