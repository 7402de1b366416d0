import { type CsvColumn, type CsvRowResult, keyOf, type ReadRow, readColumn } from './rows';

export interface CheckedRow extends ReadRow {
  result: CsvRowResult['result'];
  /** What the calls found, by the id of the column. */
  errors: Readonly<Record<string, readonly string[]>>;
  /** Whether the calls have it. */
  isStored: boolean;
  /** Why it is skipped. */
  note?: string;
  /** The columns whose values were corrected here. */
  corrected: readonly string[];
  /** It was corrected, and is being checked again, or could not be. */
  recheck?: 'pending' | 'failed';
}

export const hasProblem = ({ problems }: Pick<ReadRow, 'problems'>) => Object.keys(problems).length > 0;

const weights = { error: 0, duplicate: 1, skipped: 3, new: 4 };
const weightOf = ({ result, like }: CheckedRow) => (result === 'new' && like ? 2 : weights[result]);

/** The rows as they were found, those with errors first. A row that is corrected later keeps its place. */
export const checkedRows = (
  rows: readonly ReadRow[],
  results: ReadonlyMap<number, CsvRowResult>,
): CheckedRow[] =>
  rows
    .map((row): CheckedRow => {
      const own = hasProblem(row) ? 'error' : row.sameAs === null ? undefined : 'duplicate';
      // A row that the calls do not mention was not stored.
      const { result = 'error', errors = {}, note } = results.get(row.line) ?? {};
      const found = result === 'skipped' ? result : (own ?? result);
      return {
        ...{ ...row, result: found, errors, isStored: row.sameAs === null, corrected: [] },
        ...(note && { note }),
      };
    })
    .toSorted((a, b) => weightOf(a) - weightOf(b));

/** What is imported: the rows that are new and not left out. */
export const isAdded = ({ result, leftOut }: CheckedRow) => result === 'new' && leftOut === undefined;

/** What a caller gets: the rows that are new, and those that are left out and can be read. */
export const isSent = (row: CheckedRow) => isAdded(row) || (row.leftOut !== undefined && !hasProblem(row));

export interface Correction {
  line: number;
  column: CsvColumn;
  /** As it was typed. */
  text: string;
}

/** A person may write an amount with either sign, whatever the file does. */
function readTyped(column: CsvColumn, text: string, dates: string) {
  const cell = readColumn(column, text, { sign: '.', dates });
  return cell.problem === 'amount' || cell.problem === 'signed' || cell.problem === 'whole'
    ? readColumn(column, text, { sign: ',', dates })
    : cell;
}

/** The corrected row is a duplicate of any other that is like it; those that were duplicates of it no longer are. */
function withSameAs(rows: readonly CheckedRow[], line: number, uniqueBy: readonly string[]): CheckedRow[] {
  const lineOf = new Map<string, number>();
  const inOrder = rows.toSorted(
    (a, b) => Number(a.line === line) - Number(b.line === line) || a.line - b.line,
  );
  const sameAs = new Map<number, number | null>();
  for (const row of inOrder) {
    const key = keyOf(row, uniqueBy);
    sameAs.set(row.line, lineOf.get(key) ?? null);
    if (!lineOf.has(key)) lineOf.set(key, row.line);
  }
  return rows.map((row) => {
    const same = sameAs.get(row.line) ?? null;
    if (same === row.sameAs) return row;
    if (row.line === line) return { ...row, sameAs: same };
    return same === null ? { ...row, sameAs: null, recheck: 'pending' as const } : { ...row, sameAs: same };
  });
}

/** The rows with a value corrected. Those that must be checked are pending: it, and what was its duplicate. */
export function withCorrection(
  rows: readonly CheckedRow[],
  { line, column, text }: Correction,
  { uniqueBy, dates }: { uniqueBy: readonly string[]; dates: string },
): CheckedRow[] {
  const { id } = column;
  const { value, problem } = readTyped(column, text, dates);
  const change = (row: CheckedRow): CheckedRow => {
    const { [id]: _, ...problems } = row.problems;
    const { [id]: __, ...errors } = row.errors;
    return {
      ...row,
      values: { ...row.values, [id]: value },
      problems: problem ? { ...problems, [id]: problem } : problems,
      errors,
      corrected: [...row.corrected.filter((other) => other !== id), id],
    };
  };
  const changed = rows.map((row) => (row.line === line ? change(row) : row));
  const compared = uniqueBy.includes(id) ? withSameAs(changed, line, uniqueBy) : changed;
  return compared.map((row) => {
    if (row.line !== line) return row;
    // A duplicate that the calls do not have stays unsent.
    return row.isStored || row.sameAs === null
      ? { ...row, recheck: 'pending' as const }
      : { ...row, result: hasProblem(row) ? 'error' : 'duplicate' };
  });
}

/** What a call may find otherwise once other rows are corrected: rows it has, which are readable here. */
export const dependsOnOthers = (row: CheckedRow) =>
  row.isStored && row.result !== 'new' && row.recheck === undefined && !hasProblem(row);

const known = ({ recheck: _, ...row }: CheckedRow): CheckedRow => row;

/** The rows with what a call found of some of them. */
export const withResults = (
  rows: readonly CheckedRow[],
  sent: ReadonlySet<number>,
  results: ReadonlyMap<number, CsvRowResult>,
): CheckedRow[] =>
  rows.map((row) => {
    if (!sent.has(row.line)) return row;
    const { result = 'error', errors = {} } = results.get(row.line) ?? {};
    // A row like it is stored already: it can only be corrected further.
    const isWrong = result !== 'skipped' && (hasProblem(row) || row.sameAs !== null);
    return { ...known(row), isStored: true, result: isWrong ? 'error' : result, errors };
  });

/** The rows with a state of those lines. */
export const withRecheck = (
  rows: readonly CheckedRow[],
  lines: ReadonlySet<number>,
  recheck: 'pending' | 'failed',
): CheckedRow[] => rows.map((row) => (lines.has(row.line) ? { ...row, recheck } : row));
