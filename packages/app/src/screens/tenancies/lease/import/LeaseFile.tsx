import { CsvImport, type CsvImportCalls } from '@rentsafe/ui/CsvImport';
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
import { leaseColumns } from './columns';
import { ImportFailure } from './ImportFailure';
import { resultsOf, rowSender } from './sentRows';

const REMEMBERED = 'import-leases-columns';

/** A file from the choice to its import: each check begins an import of its own on the server. */
export function LeaseFile({ mayImport }: { mayImport: boolean }) {
  const queryClient = useQueryClient();
  const [remembered] = useState(() => readColumns(REMEMBERED));
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
        ({ id } = shown(await beginImport(name, signal)));
      },
      onCheck: async (rows, signal) => {
        const { sent, problems } = await toSent(rows, signal);
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
      label="Import leases"
      columns={leaseColumns}
      defaultMapping={remembered}
      onMapped={({ mapping }) => rememberColumns(REMEMBERED, mapping)}
      {...(!mayImport && {
        saveObstacle: 'An Admin must import these rows. The file is under Earlier Imports.',
      })}
      renderFailure={({ error }) => <ImportFailure error={error} />}
      {...calls}
    />
  );
}
