import {
  type Cell,
  type CellFormat,
  type CellKind,
  type DayOrder,
  decimalSignOf,
  likelyOrder,
  marksOnlyIn,
  readCell,
  unclearDay,
} from './cells';
import { folded, nextTurn, type ParsedFile } from './parse';

export interface CsvColumn {
  /** The name of the value in a row; unique within the import. */
  id: string;
  /** The header that is looked for in the file, and shown. */
  label: string;
  /** Other names that the file may have for it, whatever their case, spaces and signs. @default none */
  aliases?: readonly string[];
  /** How a cell is read. @default 'text' */
  kind?: CellKind;
  /** Reads a cell instead of `kind`: the value that is sent, or what is wrong with the text. It is not asked about an empty one. */
  read?: (text: string) => { value: string; problem?: string };
  /** A row without it is an error. @default false */
  required?: boolean;
  /** Of a `signed` column with money in and out: where only some amounts are marked, with CR, the others are below 0. @default false */
  marksIn?: boolean;
}

export interface CsvRow {
  /** Its number in the file, as a spreadsheet counts: the header is 1. */
  line: number;
  /** By the id of the column, as a form sends them: `2026-03-05`, `1234.56`, `true`; a missing one is ''. */
  values: Readonly<Record<string, string>>;
  /** An earlier row that it is like, where such rows are kept: see `canLeaveOut`. */
  like?: number;
  /** Why the user left it out. */
  leftOut?: string;
}

export interface CsvRowResult {
  /** The row's number in the file, as a spreadsheet counts. */
  line: number;
  /** What the import makes of it: a duplicate is left out, and so is what is no record, such as a total (`skipped`). */
  result: 'new' | 'duplicate' | 'skipped' | 'error';
  /** Why it is skipped. */
  note?: string;
  /** Messages by the id of the column. */
  errors?: Readonly<Record<string, readonly string[]>>;
}

export type RowProblem = 'required' | 'tooLong' | NonNullable<Cell['problem']> | { text: string };

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

/** The names that a header may have, folded. */
export const namesOf = (columns: readonly CsvColumn[]): ReadonlySet<string> =>
  new Set(columns.flatMap(({ id, label, aliases = [] }) => [id, label, ...aliases].map(folded)));

/**
 * The columns of the file that were chosen before, or whose name is the label, the id or another name of the column, whatever
 * its case and signs. What one column has by its own name, no other has by an alias.
 */
export function guessMapping(
  columns: readonly CsvColumn[],
  header: readonly string[],
  remembered: ColumnNames = {},
): Mapping {
  const names = header.map(folded);
  const own = columns.map(({ id, label }) => {
    const before = remembered[id];
    const found = [
      before ? header.indexOf(before) : -1,
      ...[label, id].map((name) => names.indexOf(folded(name))),
    ];
    return found.find((at) => at >= 0);
  });
  const taken = new Set(own);
  return Object.fromEntries(
    columns.map(({ id, aliases = [] }, index) => {
      const found =
        own[index] ??
        aliases.map((name) => names.indexOf(folded(name))).find((at) => at >= 0 && !taken.has(at));
      taken.add(found);
      return [id, found];
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

/** How the values of a file's columns are read. */
export interface Reading {
  columns: readonly CsvColumn[];
  mapping: Mapping;
  uniqueBy: readonly string[];
  /** Rows alike are kept, each with the line of the first. @default false */
  keepsAlike?: boolean;
  /** A locale of the order of its days. */
  dates: string;
}

const textAt = (cells: readonly string[], mapping: Mapping, id: string) => cells[mapping[id] ?? -1] ?? '';

/** A day of the file that could be two, where its columns of days do not tell the order of day and month, and what it likely is. */
export function unclearDayOf(
  { rows }: ParsedFile,
  { columns, mapping, dates }: Omit<Reading, 'uniqueBy'>,
): { example: string; likely: DayOrder | undefined } | null {
  const written = columns
    .filter(({ id, kind, read }) => kind === 'date' && !read && mapping[id] !== undefined)
    .map(({ id }) => rows.map(({ cells }) => textAt(cells, mapping, id)));
  const example = unclearDay(written.flat(), dates);
  return example === null ? null : { example, likely: likelyOrder(written[0] ?? [], dates) };
}

/** The value of a text in its column, and what is wrong with it. */
export function readColumn(
  { kind = 'text', required, read }: CsvColumn,
  text: string,
  format: CellFormat,
): { value: string; problem: RowProblem | null } {
  if (text.length > CELL_CHARACTERS)
    return { value: `${text.slice(0, CELL_CHARACTERS)}…`, problem: 'tooLong' };
  if (required && text === '') return { value: text, problem: 'required' };
  if (!read || text === '') return readCell(text, kind, format);
  const { value, problem } = read(text);
  return problem ? { value: text, problem: { text: problem } } : { value, problem: null };
}

/** What identifies a row among the others. */
export const keyOf = ({ values }: CsvRow, uniqueBy: readonly string[]) =>
  JSON.stringify(uniqueBy.map((id) => values[id]?.toLowerCase()));

/** Reads the rows in the terms of the columns, some at a time, so that the page stays usable. */
export async function readRows(
  { rows, delimiter }: ParsedFile,
  { columns, mapping, uniqueBy, keepsAlike = false, dates }: Reading,
  signal: AbortSignal,
): Promise<ReadRow[]> {
  const formats = new Map(
    columns
      .filter(({ kind }) => kind === 'amount' || kind === 'signed')
      .map(({ id, marksIn }): [string, CellFormat] => {
        const texts = rows.map(({ cells }) => textAt(cells, mapping, id));
        const sign = decimalSignOf(texts, delimiter === ';' ? ',' : '.');
        return [id, { sign, dates, isUnmarkedOut: marksIn === true && marksOnlyIn(texts) }];
      }),
  );
  const plain: CellFormat = { sign: '.', dates };
  const lineOf = new Map<string, number>();
  const read: ReadRow[] = [];
  for (const { line, cells } of rows) {
    if (read.length % ROWS_A_TURN === 0) await nextTurn();
    signal.throwIfAborted();
    const values: Record<string, string> = {};
    const problems: Record<string, RowProblem> = {};
    for (const column of columns) {
      const { id } = column;
      const text = textAt(cells, mapping, id);
      const { value, problem } = readColumn(column, text, formats.get(id) ?? plain);
      values[id] = value;
      if (problem) problems[id] = problem;
    }
    const key = keyOf({ line, values }, uniqueBy);
    const first = (uniqueBy.length > 0 && lineOf.get(key)) || null;
    if (first === null) lineOf.set(key, line);
    read.push({
      ...{ line, values, problems, sameAs: keepsAlike ? null : first },
      ...(keepsAlike && first !== null && { like: first }),
    });
  }
  return read;
}
