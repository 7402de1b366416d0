import { useRef } from 'react';
import { type CheckedRow, isAdded, isSent } from './corrections';
import type { CsvImportCalls, ImportState } from './importState';
import type { RunTask } from './useTask';

interface SavingSettings extends Pick<CsvImportCalls, 'onCommit' | 'onUndo'> {
  setState: (state: ImportState) => void;
  run: RunTask;
}

/** Imports what was checked, a call at a time until it is stopped, and undoes it. */
export function useSaving({ setState, run, onCommit, onUndo }: SavingSettings) {
  const isStopped = useRef(false);

  const save = (rows: readonly CheckedRow[], before = 0) => {
    let done = before;
    isStopped.current = false;
    const sent = rows.filter(isSent);
    const at = (step: 'saving' | 'stopped') => ({ step, rows, done, total: rows.filter(isAdded).length });
    return run(
      async (signal) => {
        setState(at('saving'));
        for (let remaining = 1; remaining > 0; ) {
          const answer = await onCommit(signal, sent);
          done += answer.committed;
          remaining = answer.committed === 0 ? 0 : answer.remaining;
          // After its answer: what a call imports, counts.
          if (isStopped.current && remaining > 0) return setState(at('stopped'));
          setState(at('saving'));
        }
        setState({ step: 'done', done });
      },
      (error) => setState({ ...at('stopped'), failure: { error } }),
    );
  };

  const undo = ({ failure: _, ...before }: ImportState) =>
    run(
      async (signal) => {
        setState({ step: 'undoing' });
        await onUndo(signal);
        setState({ step: 'undone' });
      },
      (error) => setState({ ...before, failure: { error } } as ImportState),
    );

  const stop = () => {
    isStopped.current = true;
  };

  return { save, undo, stop };
}
