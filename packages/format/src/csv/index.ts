// Lists as CSV that Excel and LibreOffice open without changing an ID or running a formula.
export type CsvValue = string | number | null | undefined;

export interface CsvColumn<Row> {
  label: string;
  value: (row: Row) => CsvValue;
  /**
   * An ID, a registration or a telephone number. Spreadsheets keep it as text: `297654321E29` does not become 2.97E+37.
   * @default false
   */
  identifier?: boolean;
}

const byteOrderMark = '\uFEFF';
const plainNumber = /^-?\d+(\.\d+)?$/;
/** What spreadsheets take for the start of a formula, also in full width and behind white space. */
const formulaStart = /^\s*[=+\-@\t\r＝＋－＠]/;

const doubleQuotes = (text: string) => text.replaceAll('"', '""');

/** A formula whose result is the text. A quoted field, an apostrophe or a tab in front would not do: see docs/decisions.md. */
const textFormula = (text: string) => (text === '' ? '' : `="${doubleQuotes(text)}"`);

/** An apostrophe in front keeps a spreadsheet from calculating a text that somebody typed. */
const harmless = (text: string) => (formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${doubleQuotes(text)}"` : text);

function csvField(value: CsvValue, isIdentifier = false): string {
  const text = String(value ?? '');
  return quoted(isIdentifier ? textFormula(text) : harmless(text));
}

/**
 * The rows as CSV for spreadsheets: RFC 4180, UTF-8 with a byte order mark (without it Excel reads Windows-1252). Texts that
 * a spreadsheet would calculate start with an apostrophe; identifiers are written as `="000123"`.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: Iterable<Row>): string {
  const lines = [columns.map(({ label }) => csvField(label))];
  for (const row of rows)
    lines.push(columns.map(({ value, identifier }) => csvField(value(row), identifier)));
  return byteOrderMark + lines.map((fields) => `${fields.join(',')}\r\n`).join('');
}
