import Papa, { type ParseResult, type Parser } from 'papaparse';

export interface ParsedFile {
  header: readonly string[];
  /** The rows below the header, with their numbers in the file as a spreadsheet counts them. */
  rows: readonly { line: number; cells: readonly string[] }[];
  delimiter: string;
}

export type ParseProblem = 'binary' | 'empty' | 'header' | 'quotes';

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

/** The row with the names: the first that has most of as many values as rows have. */
function headerAt(rows: readonly Row[]): number {
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

/**
 * The rows of a CSV text with any usual delimiter, parsed a chunk at a time. Blank rows are left out. A text that is no text,
 * has no row, has a column twice, or a quote that is never closed is a problem.
 */
export async function parse(
  text: string,
  signal: AbortSignal,
): Promise<{ file: ParsedFile; problem: null } | { file: null; problem: ParseProblem }> {
  const lines: string[][] = [];
  const plain = text.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(plain);
  if (plain.includes('\0')) return { file: null, problem: 'binary' };
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
  const [first, ...rows] = numbered.slice(headerAt(numbered));
  if (!first || rows.length === 0) return { file: null, problem: 'empty' };
  const names = first.cells.filter((name) => name !== '');
  if (new Set(names).size < names.length) return { file: null, problem: 'header' };
  return { file: { header: first.cells, rows, delimiter }, problem: null };
}
