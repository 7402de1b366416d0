import type { BankAccount } from '@rentsafe/domain/bankAccount';
import type { BankStatementRow } from '@rentsafe/domain/bankStatement';
import { today } from '@rentsafe/domain/date';
import { formatMoney } from '@rentsafe/format/money';
import { Callout } from '@rentsafe/ui/Callout';
import { CsvImport, type CsvImportProps } from '@rentsafe/ui/CsvImport';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorSentence } from '../../../calls/ApiError';
import { latestStatementsQuery } from '../../../calls/bankStatements';
import { Fetched } from '../../../calls/Fetched';
import { readColumns, rememberColumns } from '../../../lists/rememberedColumns';
import { LeaveQuestion } from '../../../overlays/LeaveQuestion';
import { day } from '../../../text/day';
import { StatementFields } from './StatementFields';
import { alikeBy, statementColumns } from './statementColumns';
import { statementNotes, statementProblems } from './statementProblems';
import { useStatementImport } from './useStatementImport';

const convert: CsvImportProps['convert'] = async (text, file) =>
  (await import('./formats')).convertStatement(text, file);

const fileField = {
  label: 'Bank file',
  hint: 'CSV, OFX, MT940 or CAMT.053, as internet banking exports it. Save an Excel workbook as CSV UTF-8 first.',
  accept: '.csv,.txt,.ofx,.qfx,.sta,.940,.mt940,.xml,.qif,text/csv',
};

interface FileOfProps {
  account: BankAccount;
  last: BankStatementRow | undefined;
}

function FileOf({ account, last }: FileOfProps) {
  const { id, currency, number } = account;
  const remembered = `import-bank-columns-${id}`;
  const [mapping] = useState(() => readColumns(remembered));
  const section = useRef<HTMLElement>(null);
  const { before, read, type, calls, confirm, leaveToday } = useStatementImport(account, last);
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
        uniqueBy={alikeBy}
        canLeaveOut
        convert={convert}
        fileField={fileField}
        defaultMapping={mapping}
        onMapped={({ mapping: chosen }) => rememberColumns(remembered, chosen)}
        renderSummary={({ rows, leaveOut }) => {
          const { found, draft, other, isConfirmed } = read(rows);
          return (
            rows.length > 0 && (
              <StatementFields
                key={[found.from_on, found.to_on, found.opening, found.closing].join()}
                draft={draft}
                notes={statementNotes(rows, found)}
                currency={currency}
                onTyped={type}
                onLeaveToday={
                  found.to_on === today()
                    ? () => leaveOut(leaveToday(rows), 'The day was not over.')
                    : undefined
                }
                other={
                  other.account ? { account: other.account, isConfirmed, onConfirm: confirm } : undefined
                }
              />
            )
          );
        }}
        saveObstacle={({ rows }) => {
          const { found, draft, other, isConfirmed } = read(rows);
          const asked = isConfirmed && !other.currency ? {} : other;
          return (
            statementProblems(draft, found, before, { currency, number, other: asked }).join(' ') || undefined
          );
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
