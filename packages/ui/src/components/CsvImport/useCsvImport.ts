import { useState } from 'react';
import type { CheckedRow } from './corrections';
import { type CsvImportCalls, type ImportState, start } from './importState';
import type { FileReading } from './readCsvFile';
import type { ColumnNames } from './rows';
import { useChosenFile } from './useChosenFile';
import { useCorrections } from './useCorrections';
import { useSaving } from './useSaving';
import { useTask } from './useTask';

interface ImportSettings extends CsvImportCalls, FileReading {
  remembered: ColumnNames;
  /** Called with each row that was corrected and checked again. */
  onRechecked: (row: CheckedRow) => void;
}

const none: readonly string[] = [];

/** The steps of an import, from the file to its end or its undoing. A running step can be cancelled, and ends with the component. */
export function useCsvImport({ onRechecked, ...settings }: ImportSettings) {
  const { keepsAlike, uniqueBy } = settings;
  const [state, setState] = useState(start);
  const { run, cancel: abort } = useTask();
  const { showChecked, ...corrections } = useCorrections({
    ...settings,
    ...{ uniqueBy: keepsAlike ? none : uniqueBy, setState, run, onRechecked },
  });
  const chosen = useChosenFile({ ...settings, state, setState, run, onChecked: showChecked });
  const saving = useSaving({ ...settings, setState, run });

  const cancel = (back: ImportState) => {
    abort();
    setState(back);
  };
  return { state, cancel, ...chosen, ...corrections, ...saving };
}

export type ImportFlow = ReturnType<typeof useCsvImport>;
