import type { ExportInput } from '@rentsafe/domain/audit';
import type { Column } from '@rentsafe/ui/DataTable';
import { csvOf, downloadCsv } from '@rentsafe/ui/DataTableCsv';
import { isSelected, type Selection } from '@rentsafe/ui/DataTableSelection';
import { toast } from '@rentsafe/ui/Toast';
import { useState } from 'react';
import { ApiError, errorSentence } from '../calls/ApiError';
import { recordListExport } from '../calls/listExport';

/** Rows on their way to paper. */
export interface PrintJob<Row> {
  name: string;
  rows: readonly Row[];
}

interface ListExportOptions<Row> {
  /** 'Individuals found for moyo' */
  caption: string;
  list: ExportInput['list'];
  q: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => number;
  /** The server has stopped counting. */
  isCapped: boolean;
  fetchAll: () => Promise<readonly Row[]>;
  fetchCsv: () => Promise<string>;
  /** A chosen row that has been on the screen. */
  rowOf: (key: number) => Row | undefined;
}

export interface ListExport<Row> {
  pending: ExportInput['action'] | undefined;
  job: PrintJob<Row> | undefined;
  onPrinted: () => void;
  printAll: () => void;
  saveAll: () => void;
  printSelected: (selection: Selection) => void;
  saveSelected: (selection: Selection) => void;
  /** Throws `ApiError`. */
  readSelected: (selection: Selection) => Promise<readonly Row[]>;
}

const tooMany = 'More than 10,000 records match. Narrow the list with a search or filters.';
const isEverything = ({ mode, keys }: Selection) => mode === 'all' && keys.size === 0;

/** Prints, or saves as CSV, what is not all on the screen: all that match, or the rows that are selected. */
export function useListExport<Row>({
  caption,
  list,
  q,
  columns,
  rowKey,
  isCapped,
  fetchAll,
  fetchCsv,
  rowOf,
}: ListExportOptions<Row>): ListExport<Row> {
  const [pending, setPending] = useState<ExportInput['action']>();
  const [job, setJob] = useState<PrintJob<Row>>();

  async function carryOut(action: ExportInput['action'], work: () => Promise<void>) {
    if (pending) return;
    setPending(action);
    try {
      await work();
    } catch (error) {
      toast.error(`Could not ${action === 'print' ? 'print' : 'export'} ${list}`, {
        description: errorSentence(error),
      });
    } finally {
      setPending(undefined);
    }
  }

  async function readAll() {
    if (isCapped) throw new ApiError('invalid', { status: 400, body: { detail: tooMany } });
    return fetchAll();
  }

  async function readSelected(selection: Selection): Promise<readonly Row[]> {
    if (selection.mode === 'some') return [...selection.keys].flatMap((key) => rowOf(Number(key)) ?? []);
    return (await readAll()).filter((row) => isSelected(selection, rowKey(row)));
  }

  const print = (what: string, read: () => Promise<readonly Row[]>) =>
    void carryOut('print', async () => {
      const rows = await read();
      recordListExport({ list, action: 'print', rows: rows.length, q });
      setJob({ name: `${caption}, ${what}`, rows });
    });
  const saveAll = () => void carryOut('csv', async () => downloadCsv(`${caption}, all`, await fetchCsv()));

  return {
    pending,
    job,
    onPrinted: () => setJob(undefined),
    printAll: () => print('all', readAll),
    saveAll,
    readSelected,
    printSelected: (selection) =>
      print(isEverything(selection) ? 'all' : 'selected', () => readSelected(selection)),
    saveSelected: (selection) => {
      if (isEverything(selection)) return saveAll();
      void carryOut('csv', async () => {
        const rows = await readSelected(selection);
        downloadCsv(`${caption}, selected`, csvOf(columns, rows));
        recordListExport({ list, action: 'csv', rows: rows.length, q });
      });
    },
  };
}
