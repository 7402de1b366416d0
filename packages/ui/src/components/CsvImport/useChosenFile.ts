import { useMemo, useState } from 'react';
import { checkInBatches } from './batches';
import { type DayOrder, localeOfOrder } from './cells';
import { type CheckedRow, checkedRows } from './corrections';
import type { ChosenFile, CsvImportCalls, ImportState } from './importState';
import { parse } from './parse';
import { readFile } from './readFile';
import { type ColumnNames, type CsvColumn, guessMapping, type Mapping, readRows, unclearDayOf } from './rows';
import type { RunTask } from './useTask';

interface FileSettings extends Pick<CsvImportCalls, 'onStart' | 'onCheck'> {
  columns: readonly CsvColumn[];
  uniqueBy: readonly string[];
  /** The names of the file's columns that were chosen last time. */
  remembered: ColumnNames;
  /** A locale: the order of day and month where the file tells no other. */
  dates: string;
  state: ImportState;
  setState: (state: ImportState) => void;
  run: RunTask;
  /** Called with the rows once all are checked. */
  onChecked: (rows: readonly CheckedRow[]) => void;
}

/** The file, which of its columns is which, and the check of its rows. */
export function useChosenFile({
  columns,
  uniqueBy,
  remembered,
  dates,
  state,
  setState,
  run,
  onStart,
  onCheck,
  onChecked,
}: FileSettings) {
  const [mapping, setMapping] = useState<Mapping>({});
  const [dayOrder, setDayOrder] = useState<DayOrder>();
  const file = state.step === 'columns' ? state.file : undefined;
  const unclearDay = useMemo(
    () => (file ? unclearDayOf(file, { columns, mapping, dates }) : null),
    [file, columns, mapping, dates],
  );

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
      () => setState({ step: 'file', problem: 'unreadable' }),
    );

  const check = ({ name, file, encoding }: ChosenFile) => {
    const chosen = { name, file, encoding };
    const showProgress = (share: number) => setState({ step: 'checking', share, ...chosen });
    return run(
      async (signal) => {
        showProgress(0);
        const order = localeOfOrder(unclearDay === null ? undefined : dayOrder, dates);
        const rows = await readRows(file, { columns, mapping, uniqueBy, dates: order }, signal);
        const sent = rows.filter(({ sameAs }) => sameAs === null);
        await onStart?.({ name, rows: rows.length }, signal);
        onChecked(checkedRows(rows, await checkInBatches(sent, onCheck, signal, showProgress)));
      },
      (error) => setState({ step: 'columns', ...chosen, failure: { error } }),
    );
  };

  return { mapping, setMapping, unclearDay, dayOrder, setDayOrder, chooseFile, check };
}
