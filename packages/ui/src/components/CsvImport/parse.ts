import Papa, { type ParseResult, type Parser } from 'papaparse';

export interface ParsedFile {
  header: readonly string[];
  /** The rows below the header, with their numbers in the file as a spreadsheet counts them. */
  rows: readonly { line: number; cells: readonly string[] }[];
  delimiter: string;
  /** The rows above the header: the name of the account, its number. */
  above: readonly (readonly string[])[];
  /** What was not as it should be, and how it was read. */
  notes: readonly ParseNote[];
}

/** Names that two columns have, rows that repeat the names, or no names at all. */
export type ParseNote = { twice: string } | { repeated: number } | { unnamed: true };

export type ParseProblem = 'binary' | 'pdf' | 'workbook' | 'webPage' | 'empty' | 'quotes';

/** How much is parsed at once, and the most that a row may have. */
const CHUNK_CHARACTERS = 256_000;

const delimiters = [';', '\t', '|', ','];

/** So many rows may stand above the header: the name of the account, its period. */
const ROWS_ABOVE = 30;

/** The mark of which most rows have equally many, the header too, whose names hold no decimal commas. */
function delimiterOf(text: string): string {
  const lines = (text.slice(0, CHUNK_CHARACTERS).match(/(?:"[^"]*"|[^"\r\n])+/g) ?? [])
    .slice(0, ROWS_ABOVE)
    .map((line) => line.replace(/"[^"]*"/g, ''));
  const alike = (mark: string) => {
    const rows = new Map<number, number>();
    for (const line of lines) {
      const values = line.split(mark).length;
      if (values > 1) rows.set(values, (rows.get(values) ?? 0) + 1);
    }
    return Math.max(0, ...rows.values());
  };
  return delimiters.reduce((best, mark) => (alike(mark) > alike(best) ? mark : best));
}

type Row = ParsedFile['rows'][number];

export const folded = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The first row with most names that are looked for, of two or more. */
function namedAt(rows: readonly Row[], names: ReadonlySet<string>): number | undefined {
  const found = rows
    .slice(0, ROWS_ABOVE)
    .map(({ cells }) => new Set(cells.map(folded).filter((cell) => names.has(cell))).size);
  const most = Math.max(0, ...found);
  return most < 2 ? undefined : found.indexOf(most);
}

/** The row with the names: the first that has most of as many values as rows have. */
function filledAt(rows: readonly Row[]): number {
  const filled = rows.slice(0, ROWS_ABOVE).map(({ cells }) => cells.filter((cell) => cell !== '').length);
  const enough = Math.max(2, Math.ceil(Math.max(0, ...filled) * 0.7));
  return Math.max(
    0,
    filled.findIndex((count) => count >= enough),
  );
}

/** Lets the page draw and take input. */
export const nextTurn = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** A value that a spreadsheet was to keep as text: `="000123"`, or an apostrophe before what it would calculate. */
export function plainText(cell: string): string {
  const formula = /^="((?:[^"]|"")*)"$/.exec(cell);
  if (formula) return (formula[1] ?? '').replaceAll('""', '"');
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell;
}

/** A file of another program, by how it begins. */
function otherFormat(text: string): ParseProblem | null {
  if (text.startsWith('%PDF')) return 'pdf';
  if (['PK\u0003\u0004', '\u00d0\u00cf\u0011'].some((start) => text.startsWith(start))) return 'workbook';
  if (/^\s*<(?:!doctype html|html|table|head|meta)/i.test(text)) return 'webPage';
  return text.includes('\0') ? 'binary' : null;
}

const looksLikeValue = (cell: string) =>
  /^[-+(]?\d[\d.,]*[.,]\d{2}\)?$|^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}$/.test(cell);

/** The names, each once, and the rows below them that are no repetition of them. */
function withNames(numbered: readonly Row[], names: ReadonlySet<string>) {
  const at = namedAt(numbered, names) ?? filledAt(numbered);
  const first = numbered[at]?.cells ?? [];
  const isUnnamed = first.some(looksLikeValue);
  const notes: ParseNote[] = isUnnamed ? [{ unnamed: true }] : [];
  const below = isUnnamed ? numbered.slice(at) : numbered.slice(at + 1);
  const cells = isUnnamed ? first.map((_, column) => `Column ${column + 1}`) : first;
  const key = JSON.stringify(first);
  const rows = isUnnamed ? below : below.filter((row) => JSON.stringify(row.cells) !== key);
  if (rows.length < below.length) notes.push({ repeated: below.length - rows.length });
  const seen = new Map<string, number>();
  const header = cells.map((name) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    if (name === '' || times === 1) return name;
    if (times === 2) notes.push({ twice: name });
    return `${name} (${times})`;
  });
  return { header, rows, notes, above: numbered.slice(0, at).map((row) => row.cells) };
}

const noNames: ReadonlySet<string> = new Set();

/**
 * The rows of a CSV text with any usual delimiter, parsed a chunk at a time. Blank rows are left out, and rows that repeat the
 * header. A text that is no text, has no row, or a quote that is never closed is a problem.
 *
 * @param names by which the header is found, folded
 */
export async function parse(
  text: string,
  signal: AbortSignal,
  names: ReadonlySet<string> = noNames,
): Promise<{ file: ParsedFile; problem: null } | { file: null; problem: ParseProblem }> {
  const lines: string[][] = [];
  const plain = text.replace(/^\uFEFF/, '');
  const other = otherFormat(plain);
  if (other) return { file: null, problem: other };
  const delimiter = delimiterOf(plain);
  let isCut = false;
  await new Promise<void>((resolve, reject) => {
    Papa.parse<string[]>(plain, {
      delimiter,
      chunkSize: CHUNK_CHARACTERS,
      chunk: ({ data, errors }: ParseResult<string[]>, parser: Parser) => {
        for (const row of data) lines.push(row);
        // Without an end of a row in so much text, each chunk would parse all of it again.
        isCut ||= (data.length === 0 && plain !== '') || errors.some(({ code }) => code === 'MissingQuotes');
        if (signal.aborted || isCut) return parser.abort();
        parser.pause();
        void nextTurn().then(() => parser.resume());
      },
      complete: () => resolve(),
      error: reject,
    });
  });
  signal.throwIfAborted();
  if (isCut) return { file: null, problem: 'quotes' };
  const numbered = lines
    .map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => plainText(cell.trim())) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const { header, rows, notes, above } = withNames(numbered, names);
  if (rows.length === 0) return { file: null, problem: 'empty' };
  return { file: { header, rows, delimiter, above, notes }, problem: null };
}
