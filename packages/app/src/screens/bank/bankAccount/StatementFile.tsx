import type { BankAccount } from '@rentsafe/domain/bankAccount';
import {
  type BankStatementInput,
  type BankStatementRow,
  MAX_STATEMENT_LINES,
  statementOf,
  statementParts,
} from '@rentsafe/domain/bankStatement';
import { formatMoney } from '@rentsafe/domain/money';
import { Callout } from '@rentsafe/ui/Callout';
import { CsvImport, type CsvImportCalls, type CsvRow } from '@rentsafe/ui/CsvImport';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorSentence, isUnanswered } from '../../../calls/ApiError';
import { bankVerbs, latestStatementsQuery, showBankChange } from '../../../calls/bankStatements';
import { Fetched } from '../../../calls/Fetched';
import { newIdempotencyKey } from '../../../calls/idempotencyKey';
import { readColumns, rememberColumns } from '../../../lists/rememberedColumns';
import { LeaveQuestion } from '../../../overlays/LeaveQuestion';
import { day } from '../../../text/day';
import { StatementFields, type Typed } from './StatementFields';
import { bankRowOf, rowResult, statementColumns } from './statementColumns';
import { statementProblems } from './statementProblems';

interface FileOfProps {
  account: BankAccount;
  last: BankStatementRow | undefined;
}

/** A part of the statement, and the key that makes it one however often it is sent. */
interface Part {
  statement: BankStatementInput;
  key: string;
}

function FileOf({ account: { id, currency }, last = undefined }: FileOfProps) {
  const queryClient = useQueryClient();
  const remembered = `import-bank-columns-${id}`;
  const [mapping] = useState(() => readColumns(remembered));
  // The last one when the file was checked: what is imported here comes after it.
  const [before, setBefore] = useState(last ?? null);
  const [typed, setTyped] = useState<Typed>({});
  const left = useRef<Part[]>(undefined);
  const made = useRef<number[]>([]);
  const section = useRef<HTMLElement>(null);
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
  const isUnsaved = () => ['preview', 'stopped'].includes(section.current?.dataset.step ?? '');
  return (
    <Stack gap={3}>
      <LeaveQuestion
        isUnsaved={isUnsaved}
        text="This statement has not been imported. If you leave, your corrections will be lost."
      />
      <Text tone="muted">
        {last
          ? `The last statement ends on ${day(last.to_on)} with ${formatMoney(last.closing, currency)}.`
          : 'This is the first statement of the account.'}
      </Text>
      <CsvImport
        ref={section}
        label="Import statement"
        columns={statementColumns}
        defaultMapping={mapping}
        onMapped={({ mapping: chosen }) => rememberColumns(remembered, chosen)}
        renderSummary={({ rows }) => {
          const { found, draft } = read(rows);
          return (
            rows.length > 0 && (
              <StatementFields
                draft={draft}
                repeated={found.repeated}
                currency={currency}
                onTyped={(change) => setTyped((all) => ({ ...all, ...change }))}
              />
            )
          );
        }}
        saveObstacle={({ rows }) => {
          const { found, draft } = read(rows);
          return statementProblems(draft, found, before, currency).join(' ') || undefined;
        }}
        renderFailure={({ error }) => errorSentence(error)}
        {...calls}
      />
    </Stack>
  );
}

/** A statement of a bank from its file: the lines, then what the statement says of them as a whole. */
export function StatementFile({ account }: { account: BankAccount }) {
  return (
    <Fetched query={useQuery(latestStatementsQuery(account.id))} subject="the last statement">
      {([last]) =>
        account.is_active ? (
          <FileOf account={account} last={last} />
        ) : (
          <Callout tone="info">This account is closed. No statement is expected.</Callout>
        )
      }
    </Fetched>
  );
}
