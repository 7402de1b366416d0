import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { countText, type Total } from '../../internal/pager/countText';
import type { Column } from '../../internal/table/columns';
import { csvOf, downloadCsv } from '../DataTableCsv';
import { listPageMessages } from './ListPage.messages';
import { type ErrorText, plainErrorText } from './listAnswer';
import { report } from './report';

/** Rows that left the screen: on paper, or in a file. */
export interface ListExportEvent {
  /** How. */
  action: 'print' | 'csv';
  /** How many. */
  rows: number;
}

/** Rows on their way to paper. */
export interface PrintJob<Row> {
  name: string;
  rows: readonly Row[];
}

interface ListExportOptions<Row> {
  /** 'Jobs found for moyo' */
  caption: string;
  label: string;
  columns: readonly Column<Row>[];
  total: Total | undefined;
  readAll: ((signal: AbortSignal) => Promise<readonly Row[]>) | undefined;
  readCsv: ((signal: AbortSignal) => Promise<string>) | undefined;
  errorText: ErrorText;
  onExport: ((event: ListExportEvent) => void) | undefined;
}

/** Prints, or saves as CSV, what is not all on the screen: all that match, or the rows that are selected. */
export function useListExport<Row>(options: ListExportOptions<Row>) {
  const { caption, label, columns, total, errorText, onExport } = options;
  const messages = useMessages(listPageMessages);
  const [pending, setPending] = useState<ListExportEvent['action']>();
  const [job, setJob] = useState<PrintJob<Row>>();
  const isBusy = useRef(false);
  // What is read for a page that is left is read no further.
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function carryOut(action: ListExportEvent['action'], work: (signal: AbortSignal) => Promise<void>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(action);
    try {
      await work(leaving.current.signal);
    } catch (error) {
      const title = action === 'print' ? messages.printFailed(label) : messages.exportFailed(label);
      if (leaving.current.signal.aborted) return;
      const text = error instanceof TooMany ? plainErrorText : errorText;
      report(title, error, text, messages.tryAgain);
    } finally {
      isBusy.current = false;
      setPending(undefined);
    }
  }
  const refuseTooMany = () => {
    if (total?.isCapped) throw new TooMany(messages.tooMany(countText({ count: total.count })));
  };
  const { readAll: read, readCsv } = options;
  const readAll =
    read &&
    (async (signal: AbortSignal = leaving.current.signal) => {
      refuseTooMany();
      return read(signal);
    });
  const print = (name: string, rowsOf: (signal: AbortSignal) => Promise<readonly Row[]>) =>
    void carryOut('print', async (signal) => {
      const rows = await rowsOf(signal);
      onExport?.({ action: 'print', rows: rows.length });
      setJob({ name, rows });
    });
  const save = (name: string, rows: readonly Row[]) => {
    downloadCsv(name, csvOf(columns, rows));
    onExport?.({ action: 'csv', rows: rows.length });
  };
  /** A file of the server is recorded there. */
  const saveAll = () =>
    void carryOut('csv', async (signal) => {
      if (readCsv) downloadCsv(messages.all(caption), await readCsv(signal));
      else if (readAll) save(messages.all(caption), await readAll(signal));
    });
  return {
    pending,
    job,
    onPrinted: () => setJob(undefined),
    readAll,
    printAll: readAll && (() => print(messages.all(caption), readAll)),
    saveAll: readCsv || readAll ? saveAll : undefined,
    printRows: (rows: readonly Row[]) => print(messages.selected(caption), async () => rows),
    saveRows: (rows: readonly Row[]) => save(messages.selected(caption), rows),
    savePage: save,
  };
}

export type ListExport<Row> = ReturnType<typeof useListExport<Row>>;

/** Its message is for the user. */
class TooMany extends Error {
  override name = 'TooMany';
}
