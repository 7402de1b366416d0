import type { ImportInput } from '@rentsafe/domain/import';
import { CsvImport, type CsvImportCalls, type CsvImportProps, type CsvRow } from '@rentsafe/ui/CsvImport';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  beginImport,
  commitRows,
  importList,
  propertiesNamed,
  sendRows,
  showImportChange,
  undoWhole,
} from '../../../../calls/imports';
import { readColumns, rememberColumns } from '../../../../lists/rememberedColumns';
import { ImportFailure } from './ImportFailure';
import { type RowErrors, resultsOf, rowSender } from './sentRows';

/** A row as it is sent, and what is wrong with it already. */
export interface PreparedRow {
  row: CsvRow;
  errors?: RowErrors | undefined;
}

interface ImportFileProps extends Pick<CsvImportProps, 'label' | 'columns' | 'renderSummary'> {
  /** What is imported: of the first render. */
  begin: Omit<ImportInput, 'name'>;
  mayImport: boolean;
  /** Turns names into ids, say. */
  prepare?: (rows: readonly CsvRow[]) => Promise<readonly PreparedRow[]>;
}

const asItIs = async (rows: readonly CsvRow[]): Promise<PreparedRow[]> => rows.map((row) => ({ row }));

/** A file from the choice to its import: each check begins an import of its own on the server. */
export function ImportFile({ begin, mayImport, prepare = asItIs, ...rest }: ImportFileProps) {
  const queryClient = useQueryClient();
  const remembered = `import-${begin.kind}-columns`;
  const [defaultMapping] = useState(() => readColumns(remembered));
  const [calls] = useState((): CsvImportCalls => {
    let id = 0;
    let toSent = rowSender(propertiesNamed);
    const shown = <T,>(value: T): T => {
      showImportChange(queryClient);
      return value;
    };
    return {
      onStart: async ({ name }, signal) => {
        toSent = rowSender(propertiesNamed);
        ({ id } = shown(await beginImport({ ...begin, name }, signal)));
      },
      onCheck: async (rows, signal) => {
        const prepared = await prepare(rows);
        const { sent, problems } = await toSent(
          prepared.map(({ row }) => row),
          signal,
        );
        for (const { row, errors } of prepared) {
          const key = String(row.line);
          if (errors) problems.set(key, { ...problems.get(key), ...errors });
        }
        const results = resultsOf(await sendRows(id, sent, signal), problems);
        void queryClient.invalidateQueries({ queryKey: importList.key });
        return results;
      },
      onCommit: async (signal) => shown(await commitRows(id, signal)),
      onUndo: async (signal) => void shown(await undoWhole(id, signal)),
    };
  });
  return (
    <CsvImport
      defaultMapping={defaultMapping}
      onMapped={({ mapping }) => rememberColumns(remembered, mapping)}
      {...(!mayImport && {
        saveObstacle: 'An Admin must import these rows. The file is under Earlier Imports.',
      })}
      renderFailure={({ error }) => <ImportFailure error={error} />}
      {...rest}
      {...calls}
    />
  );
}
