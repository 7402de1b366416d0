import { useEffect, useMemo, useRef, useState } from 'react';
import { type DayOrder, localeOfOrder } from './cells';
import {
  type CheckedRow,
  type Correction,
  checkedRows,
  dependsOnOthers,
  withCorrection,
  withRecheck,
  withResults,
} from './corrections';
import { type ParsedFile, type ParseProblem, parse } from './parse';
import { type FileEncoding, readFile } from './readFile';
import {
  type ColumnNames,
  type CsvColumn,
  type CsvRow,
  type CsvRowResult,
  guessMapping,
  type Mapping,
  readRows,
  unclearDayOf,
} from './rows';

export interface CsvImportCalls {
  /** Begins an import before the rows of a file are checked; those of an earlier check belong to another. @default nothing */
  onStart?: (file: CsvFile, signal: AbortSignal) => Promise<void>;
  /**
   * Checks at most 200 rows and stores them for the import, those with errors too; rejects when it cannot. A row that was
   * corrected comes again, with those that had errors for other reasons: it replaces the one of its line.
   */
  onCheck: (rows: readonly CsvRow[], signal: AbortSignal) => Promise<readonly CsvRowResult[]>;
  /** Imports the next of the stored rows; called until none remains, with all that are new. */
  onCommit: (
    signal: AbortSignal,
    rows: readonly CsvRow[],
  ) => Promise<{ committed: number; remaining: number }>;
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

/** The rows in parts that one call can take. */
function* batchesOf(rows: readonly CsvRow[]): Generator<CsvRow[]> {
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

const noRows: readonly CheckedRow[] = [];

interface ImportSettings extends CsvImportCalls {
  columns: readonly CsvColumn[];
  uniqueBy: readonly string[];
  remembered: ColumnNames;
  /** A locale: the order of day and month where the file tells no other. */
  dates: string;
  /** Called with each row that was corrected and checked again. */
  onRechecked: (row: CheckedRow) => void;
}

/** The steps of an import, from the file to its end or its undoing. A running step can be cancelled, and ends with the component. */
export function useCsvImport({
  columns,
  uniqueBy,
  remembered,
  dates,
  onRechecked,
  onStart,
  onCheck,
  onCommit,
  onUndo,
}: ImportSettings) {
  const [state, setState] = useState<ImportState>({ step: 'file' });
  const [mapping, setMapping] = useState<Mapping>({});
  const [dayOrder, setDayOrder] = useState<DayOrder>();
  const file = state.step === 'columns' ? state.file : undefined;
  const unclearDay = useMemo(
    () => (file ? unclearDayOf(file, { columns, mapping, dates }) : null),
    [file, columns, mapping, dates],
  );
  /** Of the preview, for what comes after a call. */
  const shownRows = useRef(noRows);
  /** The lines of rows that were corrected after those that are being checked. */
  const waiting = useRef(new Set<number>());
  const rechecking = useRef<AbortController>(undefined);
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
        setDayOrder(undefined);
        setState({ step: 'columns', name: blob.name, file, encoding });
      },
      { step: 'file', problem: 'unreadable' },
      false,
    );

  const showRows = (rows: readonly CheckedRow[], failure?: { error: unknown }) => {
    shownRows.current = rows;
    setState({ step: 'preview', rows, ...(failure && { failure }) });
  };

  const check = ({ name, file, encoding }: ChosenFile) => {
    const chosen = { name, file, encoding };
    return run(
      async (signal) => {
        setState({ step: 'checking', share: 0, ...chosen });
        const order = localeOfOrder(unclearDay === null ? undefined : dayOrder, dates);
        const rows = await readRows(file, { columns, mapping, uniqueBy, dates: order }, signal);
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
        waiting.current = new Set();
        showRows(checkedRows(rows, results));
      },
      { step: 'columns', ...chosen },
    );
  };

  /** Checks what was corrected, until nothing waits. What the calls found in other rows may have changed with it. */
  const recheck = () =>
    run(async (signal) => {
      rechecking.current = running.current;
      while (waiting.current.size > 0) {
        const corrected = waiting.current;
        waiting.current = new Set();
        const rows = shownRows.current;
        const others = rows
          .filter((row) => !corrected.has(row.line) && dependsOnOthers(row))
          .slice(0, BATCH_ROWS);
        const sent = [...rows.filter(({ line }) => corrected.has(line)), ...others];
        const lines = new Set(sent.map(({ line }) => line));
        /** What was corrected once more meanwhile is left to its own check. */
        const answered = () => new Set([...lines].filter((line) => !waiting.current.has(line)));
        try {
          const results = new Map<number, CsvRowResult>();
          for (const batch of batchesOf(sent)) {
            for (const result of await onCheck(batch, signal)) results.set(result.line, result);
            signal.throwIfAborted();
          }
          const settled = answered();
          showRows(withResults(shownRows.current, settled, results));
          for (const row of shownRows.current) {
            if (corrected.has(row.line) && settled.has(row.line)) onRechecked(row);
          }
        } catch (error) {
          signal.throwIfAborted();
          const failed = new Set([...answered()].filter((line) => corrected.has(line)));
          showRows(withRecheck(shownRows.current, failed, 'failed'), { error });
        }
      }
      rechecking.current = undefined;
    }, state);

  const checkAgain = (lines: readonly number[]) => {
    for (const line of lines) waiting.current.add(line);
    showRows(withRecheck(shownRows.current, new Set(lines), 'pending'));
    const isRunning = rechecking.current?.signal.aborted === false;
    if (lines.length > 0 && !isRunning) void recheck();
  };

  const correct = (correction: Correction) => {
    const before = shownRows.current;
    shownRows.current = withCorrection(before, correction, { uniqueBy, dates });
    const changed = shownRows.current.filter((row, at) => row !== before[at] && row.recheck === 'pending');
    checkAgain(changed.map(({ line }) => line));
  };

  const save = (rows: readonly CheckedRow[], before = 0) => {
    let done = before;
    isStopped.current = false;
    const added = rows.filter(({ result }) => result === 'new');
    const total = added.length;
    return run(
      async (signal) => {
        setState({ step: 'saving', rows, done, total });
        for (let remaining = 1; remaining > 0; ) {
          const answer = await onCommit(signal, added);
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

  return {
    state,
    mapping,
    setMapping,
    unclearDay,
    dayOrder,
    setDayOrder,
    chooseFile,
    check,
    correct,
    checkAgain,
    save,
    stop,
    undo,
    cancel,
  };
}
