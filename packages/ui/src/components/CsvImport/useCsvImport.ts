import { useEffect, useRef, useState } from 'react';
import { type ParsedFile, type ParseProblem, parse } from './parse';
import { type FileEncoding, readFile } from './readFile';
import {
  type ColumnNames,
  type CsvColumn,
  type CsvRow,
  guessMapping,
  type Mapping,
  type ReadRow,
  readRows,
} from './rows';

export interface CsvRowResult {
  /** The row's number in the file, as a spreadsheet counts. */
  line: number;
  /** What the import makes of it: a duplicate is left out. */
  result: 'new' | 'duplicate' | 'error';
  /** Messages by the id of the column. */
  errors?: Readonly<Record<string, readonly string[]>>;
}

export interface CsvImportCalls {
  /** Begins an import before the rows of a file are checked; those of an earlier check belong to another. @default nothing */
  onStart?: (file: CsvFile, signal: AbortSignal) => Promise<void>;
  /** Checks at most 200 rows and stores them for the import, those with errors too; rejects when it cannot. */
  onCheck: (rows: readonly CsvRow[], signal: AbortSignal) => Promise<readonly CsvRowResult[]>;
  /** Imports the next of the stored rows; called until none remains. */
  onCommit: (signal: AbortSignal) => Promise<{ committed: number; remaining: number }>;
  /** Undoes what was imported. */
  onUndo: (signal: AbortSignal) => Promise<void>;
}

/** The file that rows come from. */
export interface CsvFile {
  /** As the user's system names it: `leases.csv`. */
  name: string;
  /** Rows below the header that are not blank. */
  rows: number;
}

export interface CheckedRow extends ReadRow {
  result: CsvRowResult['result'];
  errors: Readonly<Record<string, readonly string[]>>;
}

interface ChosenFile {
  name: string;
  file: ParsedFile;
  encoding: FileEncoding;
}

export type ImportState = { failure?: { error: unknown } } & (
  | { step: 'file'; problem?: ParseProblem | 'unreadable' }
  | { step: 'reading'; share: number }
  | ({ step: 'columns' } & ChosenFile)
  | ({ step: 'checking'; share: number } & ChosenFile)
  | { step: 'preview'; rows: readonly CheckedRow[] }
  | { step: 'saving' | 'stopped'; rows: readonly CheckedRow[]; done: number; total: number }
  | { step: 'done'; done: number }
  | { step: 'undoing' }
  | { step: 'undone' }
);

const BATCH_ROWS = 200;
/** A request has 256 KiB, and a letter up to three bytes. */
const BATCH_CHARACTERS = 80_000;

const hasProblem = ({ problems }: ReadRow) => Object.keys(problems).length > 0;

/** The rows in parts that one call can take. */
function* batchesOf(rows: readonly ReadRow[]): Generator<CsvRow[]> {
  let batch: CsvRow[] = [];
  let characters = 0;
  for (const { line, values } of rows) {
    const size = JSON.stringify(values).length;
    if (batch.length === BATCH_ROWS || (batch.length > 0 && characters + size > BATCH_CHARACTERS)) {
      yield batch;
      batch = [];
      characters = 0;
    }
    batch.push({ line, values });
    characters += size;
  }
  if (batch.length > 0) yield batch;
}

/** The steps of an import, from the file to its end or its undoing. A running step can be cancelled, and ends with the component. */
export function useCsvImport(
  columns: readonly CsvColumn[],
  uniqueBy: readonly string[],
  remembered: ColumnNames,
  { onStart, onCheck, onCommit, onUndo }: CsvImportCalls,
) {
  const [state, setState] = useState<ImportState>({ step: 'file' });
  const [mapping, setMapping] = useState<Mapping>({});
  const running = useRef<AbortController>(undefined);
  const isStopped = useRef(false);
  useEffect(() => () => running.current?.abort(), []);

  /** Runs a task that `cancel` ends; a failure leads to `onFailure`, unless it was cancelled. */
  const run = async (
    task: (signal: AbortSignal) => Promise<void>,
    onFailure: ImportState,
    isRetried = true,
  ) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    try {
      await task(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) setState({ ...onFailure, ...(isRetried && { failure: { error } }) });
    }
  };

  const chooseFile = (blob: File) =>
    run(
      async (signal) => {
        setState({ step: 'reading', share: 0 });
        const { text, encoding } = await readFile(blob, {
          signal,
          onProgress: (share) => setState({ step: 'reading', share }),
        });
        const { file, problem } = await parse(text, signal);
        if (problem) return setState({ step: 'file', problem });
        setMapping(guessMapping(columns, file.header, remembered));
        setState({ step: 'columns', name: blob.name, file, encoding });
      },
      { step: 'file', problem: 'unreadable' },
      false,
    );

  const check = ({ name, file, encoding }: ChosenFile) => {
    const chosen = { name, file, encoding };
    return run(
      async (signal) => {
        setState({ step: 'checking', share: 0, ...chosen });
        const rows = await readRows(file, columns, mapping, uniqueBy, signal);
        const sent = rows.filter(({ sameAs }) => sameAs === null);
        await onStart?.({ name, rows: rows.length }, signal);
        const results = new Map<number, CsvRowResult>();
        let done = 0;
        for (const batch of batchesOf(sent)) {
          for (const result of await onCheck(batch, signal)) results.set(result.line, result);
          signal.throwIfAborted();
          done += batch.length;
          setState({ step: 'checking', share: done / sent.length, ...chosen });
        }
        const checked = rows.map((row): CheckedRow => {
          const own = hasProblem(row) ? 'error' : row.sameAs === null ? undefined : 'duplicate';
          // A row that the server does not mention was not stored.
          const { result = 'error', errors = {} } = results.get(row.line) ?? {};
          return { ...row, result: own ?? result, errors };
        });
        setState({ step: 'preview', rows: checked });
      },
      { step: 'columns', ...chosen },
    );
  };

  const save = (rows: readonly CheckedRow[], before = 0) => {
    let done = before;
    isStopped.current = false;
    const total = rows.filter(({ result }) => result === 'new').length;
    return run(
      async (signal) => {
        setState({ step: 'saving', rows, done, total });
        for (let remaining = 1; remaining > 0; ) {
          const answer = await onCommit(signal);
          done += answer.committed;
          remaining = answer.committed === 0 ? 0 : answer.remaining;
          // After its answer: what a call imports, counts.
          if (isStopped.current && remaining > 0) return setState({ step: 'stopped', rows, done, total });
          setState({ step: 'saving', rows, done, total });
        }
        setState({ step: 'done', done });
      },
      { step: 'stopped', rows, done, total },
    );
  };

  const undo = (before: ImportState) =>
    run(async (signal) => {
      setState({ step: 'undoing' });
      await onUndo(signal);
      setState({ step: 'undone' });
    }, before);

  const stop = () => {
    isStopped.current = true;
  };

  const cancel = (back: ImportState) => {
    running.current?.abort();
    setState(back);
  };

  return { state, mapping, setMapping, chooseFile, check, save, stop, undo, cancel };
}
