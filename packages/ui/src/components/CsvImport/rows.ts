import { type Cell, type CellKind, decimalSignOf, readCell } from './cells';
import { nextTurn, type ParsedFile } from './parse';

export interface CsvColumn {
  /** The name of the value in a row; unique within the import. */
  id: string;
  /** The header that is looked for in the file, and shown. */
  label: string;
  /** How a cell is read. @default 'text' */
  kind?: CellKind;
  /** A row without it is an error. @default false */
  required?: boolean;
}

export interface CsvRow {
  /** Its number in the file, as a spreadsheet counts: the header is 1. */
  line: number;
  /** By the id of the column, as a form sends them: `2026-03-05`, `1234.56`, `true`; a missing one is ''. */
  values: Readonly<Record<string, string>>;
}

export type RowProblem = 'required' | 'tooLong' | NonNullable<Cell['problem']>;

export interface ReadRow extends CsvRow {
  /** By the id of the column. */
  problems: Readonly<Record<string, RowProblem>>;
  /** The line of an earlier row with the same key. */
  sameAs: number | null;
}

/** The index of the column in the file, by the id of the column of the import. */
export type Mapping = Readonly<Record<string, number | undefined>>;

/** The names of a file's columns, by the id of the column of the import. */
export type ColumnNames = Readonly<Record<string, string>>;

const folded = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The columns of the file that were chosen before, or whose name is the label or the id, whatever its case and signs. */
export function guessMapping(
  columns: readonly CsvColumn[],
  header: readonly string[],
  remembered: ColumnNames = {},
): Mapping {
  const names = header.map(folded);
  const indexOf = (text: string) => names.indexOf(folded(text));
  return Object.fromEntries(
    columns.map(({ id, label }) => {
      const before = remembered[id];
      const index = [before ? header.indexOf(before) : -1, indexOf(label), indexOf(id)].find((at) => at >= 0);
      return [id, index];
    }),
  );
}

/** The names of the columns that are mapped. */
export const mappedNames = (mapping: Mapping, header: readonly string[]): ColumnNames =>
  Object.fromEntries(
    Object.entries(mapping).flatMap(([id, at]) => (at === undefined ? [] : [[id, header[at] ?? '']])),
  );

const ROWS_A_TURN = 2000;
/** No value of a record is longer: the rest of such a cell is left out. */
const CELL_CHARACTERS = 1000;

/** Reads the rows in the terms of the columns, some at a time, so that the page stays usable. */
export async function readRows(
  { rows, delimiter }: ParsedFile,
  columns: readonly CsvColumn[],
  mapping: Mapping,
  uniqueBy: readonly string[],
  signal: AbortSignal,
): Promise<ReadRow[]> {
  const textAt = (cells: readonly string[], id: string) => cells[mapping[id] ?? -1] ?? '';
  const signs = new Map(
    columns
      .filter(({ kind }) => kind === 'amount')
      .map(({ id }) => [
        id,
        decimalSignOf(
          rows.map(({ cells }) => textAt(cells, id)),
          delimiter === ';' ? ',' : '.',
        ),
      ]),
  );
  const lineOf = new Map<string, number>();
  const read: ReadRow[] = [];
  for (const { line, cells } of rows) {
    if (read.length % ROWS_A_TURN === 0) await nextTurn();
    signal.throwIfAborted();
    const values: Record<string, string> = {};
    const problems: Record<string, RowProblem> = {};
    for (const { id, kind = 'text', required } of columns) {
      const text = textAt(cells, id);
      if (text.length > CELL_CHARACTERS) {
        values[id] = `${text.slice(0, CELL_CHARACTERS)}…`;
        problems[id] = 'tooLong';
        continue;
      }
      const { value, problem } = readCell(text, kind, signs.get(id) ?? '.');
      values[id] = value;
      if (problem) problems[id] = problem;
      else if (required && value === '') problems[id] = 'required';
    }
    const key = JSON.stringify(uniqueBy.map((id) => values[id]?.toLowerCase()));
    const sameAs = (uniqueBy.length > 0 && lineOf.get(key)) || null;
    if (sameAs === null) lineOf.set(key, line);
    read.push({ line, values, problems, sameAs });
  }
  return read;
}
