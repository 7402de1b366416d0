import type { BankAccount } from '@rentsafe/domain/bankAccount';
import type { BankStatementRow } from '@rentsafe/domain/bankStatement';
import { formatMoney } from '@rentsafe/domain/money';
import { Callout } from '@rentsafe/ui/Callout';
import { CsvImport } from '@rentsafe/ui/CsvImport';
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
import { statementColumns } from './statementColumns';
import { statementProblems } from './statementProblems';
import { useStatementImport } from './useStatementImport';

interface FileOfProps {
  account: BankAccount;
  last: BankStatementRow | undefined;
}

function FileOf({ account, last }: FileOfProps) {
  const { id, currency } = account;
  const remembered = `import-bank-columns-${id}`;
  const [mapping] = useState(() => readColumns(remembered));
  const section = useRef<HTMLElement>(null);
  const { before, read, type, calls } = useStatementImport(account, last);
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
              <StatementFields draft={draft} repeated={found.repeated} currency={currency} onTyped={type} />
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
