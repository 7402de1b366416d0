import type { StatementSelection } from '@rentsafe/domain/statement';
import { announce } from '@rentsafe/ui/Announcer';
import { toast } from '@rentsafe/ui/Toast';
import { useEffect, useRef, useState } from 'react';
import { errorSentence } from '../../../calls/ApiError';
import { type LandlordStatements, readEveryLine } from '../../../calls/landlordStatements';
import { readStatementFacts, type StatementFacts } from '../../../calls/statementFacts';
import type { StatementLines } from './StatementAccounts';

export interface PrintJob {
  /** How many of the accounts are read. */
  progress: { done: number; total: number } | undefined;
  /** All lines are there, and go to paper. */
  lines: StatementLines | undefined;
  /** By the id of the landlord. */
  facts: ReadonlyMap<number, StatementFacts>;
  start: () => void;
  cancel: () => void;
  onPrinted: () => void;
}

/** Reads every line of the statements, which are then printed as one job; it can be cancelled until then. */
export function usePrintJob(
  selection: StatementSelection,
  { statements, known }: LandlordStatements,
): PrintJob {
  const [progress, setProgress] = useState<PrintJob['progress']>();
  const [lines, setLines] = useState<StatementLines>();
  const [facts, setFacts] = useState<PrintJob['facts']>(new Map());
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function read() {
    const rows = statements.flatMap((statement) => statement.rows);
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: rows.length });
    try {
      const read = await readEveryLine(selection, rows, known, controller.signal, (done) =>
        setProgress({ done, total: rows.length }),
      );
      const beside = new Map<number, StatementFacts>();
      for (const statement of statements)
        beside.set(statement.id, await readStatementFacts(selection, statement, known, controller.signal));
      setFacts(beside);
      setLines(read);
    } catch (error) {
      if (controller.signal.aborted) return;
      toast.error('Could not print the statements', { description: errorSentence(error) });
    } finally {
      if (running.current === controller) setProgress(undefined);
    }
  }

  return {
    progress,
    lines,
    facts,
    start: () => void read(),
    cancel: () => {
      running.current?.abort();
      setProgress(undefined);
      announce('Printing was cancelled.');
    },
    onPrinted: () => setLines(undefined),
  };
}
