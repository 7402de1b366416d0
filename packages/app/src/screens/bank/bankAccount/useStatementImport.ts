import type { BankAccount } from '@rentsafe/domain/bankAccount';
import {
  type BankLineInput,
  type BankStatementInput,
  type BankStatementRow,
  type FileStatement,
  MAX_STATEMENT_LINES,
  statementOf,
  statementParts,
} from '@rentsafe/domain/bankStatement';
import { today } from '@rentsafe/domain/date';
import type { CsvImportCalls, CsvRow } from '@rentsafe/ui/CsvImport';
import { newIdempotencyKey } from '@rentsafe/ui/Submission';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isUnanswered } from '../../../calls/ApiError';
import { bankVerbs, latestStatementsQuery, showBankChange } from '../../../calls/bankStatements';
import { type FileOfOther, otherAccount } from './fileAccount';
import type { Typed } from './StatementFields';
import { bankRowOf, rowResult } from './statementRows';

const isCounted = ({ left_out }: BankLineInput) => !left_out;

/** A part of the statement, and the key that makes it one however often it is sent. */
interface Part {
  statement: BankStatementInput;
  key: string;
}

/** Reads a statement from the rows of a file, stores it part by part, and undoes it. */
export function useStatementImport(account: BankAccount, last: BankStatementRow | undefined) {
  const { id } = account;
  const queryClient = useQueryClient();
  // The last one when the file was checked: what is imported here comes after it.
  const [before, setBefore] = useState(last ?? null);
  const [typed, setTyped] = useState<Typed>({});
  const [isConfirmed, confirm] = useState(false);
  const [isTodayLeft, setTodayLeft] = useState(false);
  const above = useRef<readonly (readonly string[])[]>([]);
  const lastOn = useRef(last?.to_on);
  const left = useRef<Part[]>(undefined);
  const made = useRef<number[]>([]);
  /** Sent without an answer: it may be stored. */
  const unknown = useRef<Part>(undefined);

  /** Of the rows as they were read last: there may be tens of thousands. */
  const known = useRef<{ key: readonly unknown[]; found: FileStatement; other: FileOfOther }>(undefined);
  const read = (rows: readonly CsvRow[]) => {
    const key = [rows, before, isTodayLeft];
    if (!known.current?.key.every((part, at) => part === key[at])) {
      const own = isTodayLeft ? rows.filter(({ values }) => (values.on ?? '') < today()) : rows;
      // As they stand in the file, which tells their order within a day.
      const bankRows = own.toSorted((a, b) => a.line - b.line).map(bankRowOf);
      const other = otherAccount(account, above.current, rows);
      known.current = { key, found: statementOf(bankRows, before), other };
    }
    const { found, other } = known.current;
    return { found, other, isConfirmed, draft: { ...found, ...typed } };
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
    onStart: async (file, signal) => {
      const [latest] = await queryClient.fetchQuery({ ...latestStatementsQuery(id), staleTime: 0 });
      signal.throwIfAborted();
      setBefore(latest ?? null);
      lastOn.current = latest?.to_on;
      above.current = file.above;
      setTyped({});
      confirm(false);
      setTodayLeft(false);
      forget();
    },
    onCheck: async (rows) => rows.map((row) => rowResult(row, lastOn.current)),
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
        committed: part.statement.lines.filter(isCounted).length,
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
  /** Ends the statement with yesterday. Returns the lines of the rows of today, which are of the next one. */
  const leaveToday = (rows: readonly CsvRow[]) => {
    setTyped({});
    setTodayLeft(true);
    return rows.filter(({ values }) => values.on === today()).map(({ line }) => line);
  };
  return { before, read, type, calls, confirm, leaveToday };
}
