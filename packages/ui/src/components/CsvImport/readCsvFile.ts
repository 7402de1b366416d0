import { localeOfOrder } from './cells';
import type { ConvertedFile } from './importState';
import { type ParsedFile, type ParseNote, type ParseProblem, parse } from './parse';
import { type FileEncoding, readFile } from './readFile';
import { type CsvColumn, guessMapping, namesOf, type ReadRow, readRows, unclearDayOf } from './rows';

/** What a file is read for. */
export interface FileReading {
  columns: readonly CsvColumn[];
  uniqueBy: readonly string[];
  /** Rows alike are kept, each with the line of the first. */
  keepsAlike: boolean;
  /** A locale: the order of day and month where the file tells no other. */
  dates: string;
  /** Reads another format than CSV. */
  convert?: ((text: string, file: { name: string }) => Promise<ConvertedFile>) | undefined;
}

interface FileOptions {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

const converted = ({ header, rows }: { header: readonly string[]; rows: readonly (readonly string[])[] }) =>
  ({
    ...{ header, delimiter: ',', above: [], notes: [] },
    rows: rows.map((cells, at) => ({ line: at + 1, cells })),
  }) satisfies ParsedFile;

/** The names and rows of a file, or why it has none. */
export async function parseFile(
  blob: File,
  { columns, convert }: Pick<FileReading, 'columns' | 'convert'>,
  options: FileOptions,
): Promise<{ file: ParsedFile; encoding: FileEncoding } | { problem: ParseProblem | { text: string } }> {
  const { text, encoding } = await readFile(blob, options);
  const other = await convert?.(text, { name: blob.name });
  options.signal.throwIfAborted();
  if (other && 'problem' in other) return { problem: { text: other.problem } };
  if (other) return { file: converted(other), encoding };
  const { file, problem } = await parse(text, options.signal, namesOf(columns));
  return problem ? { problem } : { file, encoding };
}

/** What a file has for the columns, without anybody asked. */
export type CsvFileContent =
  | { problem: ParseProblem | 'unmapped' | { text: string } }
  | { rows: readonly ReadRow[]; notes: readonly ParseNote[]; above: ParsedFile['above'] };

/** Reads a file as CsvImport does where every proposal is taken; `unmapped` where a required column is not found. */
export async function readCsvFile(
  blob: File,
  reading: FileReading,
  signal: AbortSignal,
): Promise<CsvFileContent> {
  const found = await parseFile(blob, reading, { signal, onProgress: () => {} });
  if ('problem' in found) return found;
  const { file } = found;
  const { columns, dates } = reading;
  const mapping = guessMapping(columns, file.header);
  if (columns.some(({ id, required }) => required && mapping[id] === undefined))
    return { problem: 'unmapped' };
  const unclear = unclearDayOf(file, { columns, mapping, dates });
  const order = localeOfOrder(unclear?.likely, dates);
  const rows = await readRows(file, { ...reading, mapping, dates: order }, signal);
  return { rows, notes: file.notes, above: file.above };
}
