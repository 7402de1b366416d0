import type { BankAccount } from '@rentsafe/domain/bankAccount';
import {
  type BankStatementInput,
  type BankStatementRow,
  MAX_STATEMENT_LINES,
  statementOf,
  statementParts,
} from '@rentsafe/domain/bankStatement';
import type { CsvImportCalls, CsvRow } from '@rentsafe/ui/CsvImport';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isUnanswered } from '../../../calls/ApiError';
import { bankVerbs, latestStatementsQuery, showBankChange } from '../../../calls/bankStatements';
import { newIdempotencyKey } from '../../../calls/idempotencyKey';
import type { Typed } from './StatementFields';
import { bankRowOf, rowResult } from './statementColumns';

/** A part of the statement, and the key that makes it one however often it is sent. */
interface Part {
  statement: BankStatementInput;
  key: string;
}

/** Reads a statement from the rows of a file, stores it part by part, and undoes it. */
export function useStatementImport({ id }: Pick<BankAccount, 'id'>, last: BankStatementRow | undefined) {
  const queryClient = useQueryClient();
  // The last one when the file was checked: what is imported here comes after it.
  const [before, setBefore] = useState(last ?? null);
  const [typed, setTyped] = useState<Typed>({});
  const left = useRef<Part[]>(undefined);
  const made = useRef<number[]>([]);
  /** Sent without an answer: it may be stored. */
  const unknown = useRef<Part>(undefined);

  const read = (rows: readonly CsvRow[]) => {
    const found = statementOf(rows.map(bankRowOf), before);
    return { found, draft: { ...found, ...typed } };
  };
  const partsOf = (rows: readonly CsvRow[]): Part[] => {
    const { lines, from_on, to_on, opening, closing } = read(rows).draft;
    const whole = { bank_account: id, from_on, to_on, opening, closing, lines };
    return statementParts(whole, MAX_STATEMENT_LINES).map((statement) => ({
      statement,
      key: newIdempotencyKey(),
    }));
  };
  const forget = () => {
    left.current = undefined;
    made.current = [];
    unknown.current = undefined;
  };
  const calls: CsvImportCalls = {
    onStart: async (_file, signal) => {
      const [latest] = await queryClient.fetchQuery({ ...latestStatementsQuery(id), staleTime: 0 });
      signal.throwIfAborted();
      setBefore(latest ?? null);
      setTyped({});
      forget();
    },
    onCheck: async (rows) => rows.map(rowResult),
    onCommit: async (signal, rows) => {
      left.current ??= partsOf(rows);
      const [part, ...rest] = left.current;
      if (!part) return { committed: 0, remaining: 0 };
      try {
        made.current.push((await bankVerbs.add(part.statement, part.key, signal)).id);
      } catch (error) {
        unknown.current = isUnanswered(error) ? part : undefined;
        throw error;
      }
      unknown.current = undefined;
      left.current = rest;
      showBankChange(queryClient);
      return {
        committed: part.statement.lines.length,
        remaining: rest.reduce((sum, { statement }) => sum + statement.lines.length, 0),
      };
    },
    onUndo: async (signal) => {
      if (unknown.current) {
        const { statement, key } = unknown.current;
        // Under its key it is stored once, and then has an id to be undone by. Refused, it is not stored.
        const stored = await bankVerbs.add(statement, key, signal).catch((error: unknown) => {
          if (isUnanswered(error)) throw error;
        });
        if (stored) made.current.push(stored.id);
        unknown.current = undefined;
      }
      for (const statement of made.current.toReversed()) {
        await bankVerbs.undo(statement);
        made.current.pop();
      }
      forget();
      showBankChange(queryClient);
    },
  };
  const type = (change: Typed) => setTyped((all) => ({ ...all, ...change }));
  return { before, read, type, calls };
}
