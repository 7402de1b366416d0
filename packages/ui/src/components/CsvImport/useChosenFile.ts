import { useMemo, useState } from 'react';
import { checkInBatches } from './batches';
import { type DayOrder, localeOfOrder } from './cells';
import { type CheckedRow, checkedRows } from './corrections';
import type { ChosenFile, CsvImportCalls, ImportState } from './importState';
import { type FileReading, parseFile } from './readCsvFile';
import { type ColumnNames, guessMapping, type Mapping, readRows, unclearDayOf } from './rows';
import type { RunTask } from './useTask';

interface FileSettings extends Pick<CsvImportCalls, 'onStart' | 'onCheck'>, FileReading {
  /** The names of the file's columns that were chosen last time. */
  remembered: ColumnNames;
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
  keepsAlike,
  convert,
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
  const [chosenOrder, setDayOrder] = useState<DayOrder>();
  const file = state.step === 'columns' ? state.file : undefined;
  const unclear = useMemo(
    () => (file ? unclearDayOf(file, { columns, mapping, dates }) : null),
    [file, columns, mapping, dates],
  );

  const dayOrder = chosenOrder ?? unclear?.likely;

  const chooseFile = (blob: File) =>
    run(
      async (signal) => {
        setState({ step: 'reading', share: 0 });
        const onProgress = (share: number) => setState({ step: 'reading', share });
        const found = await parseFile(blob, { columns, convert }, { signal, onProgress });
        if ('problem' in found) return setState({ step: 'file', problem: found.problem });
        const { file, encoding } = found;
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
        const order = localeOfOrder(unclear === null ? undefined : dayOrder, dates);
        const rows = await readRows(file, { columns, mapping, uniqueBy, keepsAlike, dates: order }, signal);
        const sent = rows.filter(({ sameAs }) => sameAs === null);
        await onStart?.({ name, rows: rows.length, above: file.above }, signal);
        onChecked(checkedRows(rows, await checkInBatches(sent, onCheck, signal, showProgress)));
      },
      (error) => setState({ step: 'columns', ...chosen, failure: { error } }),
    );
  };

  const unclearDay = unclear?.example ?? null;
  return { mapping, setMapping, unclearDay, dayOrder, setDayOrder, chooseFile, check };
}
