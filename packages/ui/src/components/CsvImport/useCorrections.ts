import { useRef } from 'react';
import { BATCH_ROWS, checkInBatches } from './batches';
import {
  type CheckedRow,
  type Correction,
  dependsOnOthers,
  withCorrection,
  withRecheck,
  withResults,
} from './corrections';
import type { CsvImportCalls, ImportState } from './importState';
import type { RunTask } from './useTask';

interface CorrectionSettings extends Pick<CsvImportCalls, 'onCheck'> {
  uniqueBy: readonly string[];
  /** A locale: the order of day and month. */
  dates: string;
  setState: (state: ImportState) => void;
  run: RunTask;
  /** Called with each row that was corrected and checked again. */
  onRechecked: (row: CheckedRow) => void;
}

const noRows: readonly CheckedRow[] = [];

/** The rows of the preview: what is corrected is checked again, one call at a time. */
export function useCorrections({ uniqueBy, dates, setState, run, onCheck, onRechecked }: CorrectionSettings) {
  /** Of the preview, for what comes after a call. */
  const shown = useRef(noRows);
  /** The lines of rows that were corrected after those that are being checked. */
  const waiting = useRef(new Set<number>());
  const rechecking = useRef<AbortSignal>(undefined);

  const show = (rows: readonly CheckedRow[], failure?: { error: unknown }) => {
    shown.current = rows;
    setState({ step: 'preview', rows, ...(failure && { failure }) });
  };

  const showChecked = (rows: readonly CheckedRow[]) => {
    waiting.current = new Set();
    show(rows);
  };

  /** Checks what was corrected. What the calls found in other rows may have changed with it. */
  const recheck = async (corrected: ReadonlySet<number>, signal: AbortSignal) => {
    const others = shown.current.filter((row) => !corrected.has(row.line) && dependsOnOthers(row));
    const sent = [...shown.current.filter(({ line }) => corrected.has(line)), ...others.slice(0, BATCH_ROWS)];
    /** What was corrected once more meanwhile is left to its own check. */
    const settled = () => new Set(sent.map(({ line }) => line).filter((line) => !waiting.current.has(line)));
    const isSettled = (row: CheckedRow) => corrected.has(row.line) && settled().has(row.line);
    try {
      const results = await checkInBatches(sent, onCheck, signal);
      show(withResults(shown.current, settled(), results));
      shown.current.filter(isSettled).forEach(onRechecked);
    } catch (error) {
      signal.throwIfAborted();
      const failed = new Set(shown.current.filter(isSettled).map(({ line }) => line));
      show(withRecheck(shown.current, failed, 'failed'), { error });
    }
  };

  const recheckWaiting = async (signal: AbortSignal) => {
    rechecking.current = signal;
    while (waiting.current.size > 0) {
      const corrected = waiting.current;
      waiting.current = new Set();
      await recheck(corrected, signal);
    }
    rechecking.current = undefined;
  };

  const checkAgain = (lines: readonly number[]) => {
    for (const line of lines) waiting.current.add(line);
    show(withRecheck(shown.current, new Set(lines), 'pending'));
    const isRunning = rechecking.current?.aborted === false;
    if (lines.length > 0 && !isRunning) void run(recheckWaiting, (error) => show(shown.current, { error }));
  };

  const correct = (correction: Correction) => {
    const before = shown.current;
    shown.current = withCorrection(before, correction, { uniqueBy, dates });
    const changed = shown.current.filter((row, at) => row !== before[at] && row.recheck === 'pending');
    checkAgain(changed.map(({ line }) => line));
  };

  /** Leaves rows out for a reason, '' until one is given; undefined takes them back. */
  const leaveOut = (lines: readonly number[], reason: string | undefined) => {
    const chosen = new Set(lines);
    show(
      shown.current.map((row) => {
        if (!chosen.has(row.line)) return row;
        const { leftOut: _, ...kept } = row;
        return reason === undefined ? kept : { ...row, leftOut: reason };
      }),
    );
  };

  return { showChecked, correct, checkAgain, leaveOut };
}
