import type { BankAccount } from '@rentsafe/domain/bankAccount';
import type { BankStatementRow } from '@rentsafe/domain/bankStatement';
import type { Reconciliation, ReconciliationPreview } from '@rentsafe/domain/reconciliation';
import { formatMoney } from '@rentsafe/format/money';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { Heading } from '@rentsafe/ui/Heading';
import { Inline } from '@rentsafe/ui/Inline';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { newIdempotencyKey } from '@rentsafe/ui/Submission';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import {
  bankVerbs,
  comparisonQuery,
  latestStatementsQuery,
  signedQuery,
} from '../../../calls/bankStatements';
import { Fetched } from '../../../calls/Fetched';
import { bankPath } from '../../../paths';
import { PaperButton, PaperSheet } from '../../../record/Paper';
import { useStepLevel } from '../../../session/useMay';
import { day } from '../../../text/day';
import { renderLink } from '../../../text/renderLink';
import { ledgersQuery, ReconciliationSheet } from '../../../trust/ReconciliationSheet';
import { BankQuestion } from './BankQuestion';
import { useBankUrl } from './bankUrl';
import { ReconciliationsList } from './ReconciliationsList';
import { ReconcileActions } from './reconcile/ReconcileActions';

/** What keeps a comparison from being signed, with the way to it; undefined where nothing does. */
function Obstacle({
  compared: { bank_account, difference, lines, currency },
}: {
  compared: ReconciliationPreview;
}) {
  if (Number(difference) === 0) return null;
  return (
    <Callout tone="warning" title={`The difference is ${formatMoney(difference, currency)}`}>
      {lines.length > 0
        ? 'Match the open lines, then come back.'
        : 'Every line is matched. Look for receipts or payments posted on another day or to another account.'}
      {lines.length > 0 && (
        <Inline>
          <Button asChild size="sm">
            {renderLink({
              href: bankPath('match', bank_account.id),
              children: lines.length === 1 ? 'Match 1 open line' : `Match ${lines.length} open lines`,
            })}
          </Button>
        </Inline>
      )}
    </Callout>
  );
}

function Sheet({ record, sign }: { record: ReconciliationPreview | Reconciliation; sign?: React.ReactNode }) {
  const paper = useRef<HTMLDivElement>(null);
  const title = `Reconciliation ${record.bank_account.name} ${record.on}`;
  // Its ledgers are printed with it.
  const { data: ledgers } = useQuery(ledgersQuery(record));
  const head = `Trust Reconciliation · ${record.bank_account.name} · ${day(record.on)}`;
  return (
    <Stack gap={4}>
      <Inline>
        {sign}
        <PaperButton content={paper} title={title} head={head} disabled={!ledgers}>
          Print
        </PaperButton>
      </Inline>
      <PaperSheet content={paper} head={head}>
        <ReconciliationSheet record={record} />
      </PaperSheet>
    </Stack>
  );
}

function Unsigned({ account, on }: { account: BankAccount; on: string }) {
  const isAdmin = useStepLevel() !== 'user';
  const reasonId = useId();
  const [isAsking, setAsking] = useState(false);
  const [key] = useState(newIdempotencyKey);
  const compared = useQuery(comparisonQuery(account.id, on));
  return (
    <Fetched query={compared} subject="the comparison">
      {(record) => {
        const isEqual = Number(record.difference) === 0;
        const reason = !isAdmin && 'An Admin must sign it.';
        return (
          <Stack gap={4}>
            <Obstacle compared={record} />
            {isEqual && (
              <Callout tone="success" title="The bank statement and the accounts agree" id={reasonId}>
                {reason || 'Once signed, it cannot be changed and its lines stay matched.'}
              </Callout>
            )}
            <Sheet
              record={record}
              sign={
                isEqual &&
                isAdmin && (
                  <Button variant="primary" onClick={() => setAsking(true)}>
                    Sign…
                  </Button>
                )
              }
            />
            {isAsking && (
              <BankQuestion
                title={`Sign the reconciliation of ${account.name} on ${day(on)}?`}
                text="This cannot be undone. The account is closed to entries up to that day; mistakes are reversed on a later day."
                confirmLabel="Sign"
                tone="neutral"
                act={() => bankVerbs.sign({ bank_account: account.id, on }, key)}
                done="Reconciliation signed"
                failure="Failed to sign the reconciliation"
                onClose={() => setAsking(false)}
              />
            )}
          </Stack>
        );
      }}
    </Fetched>
  );
}

function Signed({ account, on }: { account: BankAccount; on: string }) {
  const signed = useQuery(signedQuery(account.id, on));
  return (
    <Fetched query={signed} subject="the reconciliation">
      {(record) =>
        record ? (
          <Stack gap={4}>
            <Callout tone="success" title={`Signed by ${record.signed_by.name}`} />
            <Sheet record={record} />
          </Stack>
        ) : (
          <EmptyState title={`No reconciliation is signed for ${day(on)}`} />
        )
      }
    </Fetched>
  );
}

function Statements({
  account,
  statements,
}: {
  account: BankAccount;
  statements: readonly BankStatementRow[];
}) {
  const { on, onOn } = useBankUrl();
  // What was signed without lines has no statement.
  if (
    on &&
    account.reconciled_on &&
    on <= account.reconciled_on &&
    !statements.some(({ to_on }) => to_on === on)
  )
    return <Signed account={account} on={on} />;
  const oldest = statements.findLast(({ reconciled }) => !reconciled);
  const chosen = statements.find(({ to_on }) => to_on === on) ?? oldest ?? statements[0];
  if (!chosen)
    return (
      <EmptyState
        title="No statement to reconcile"
        actions={
          <>
            {account.kind !== 'cash' && (
              <Button asChild variant="primary">
                {renderLink({ href: bankPath('import', account.id), children: 'Import Statement' })}
              </Button>
            )}
            <ReconcileActions account={account} />
          </>
        }
      >
        {account.kind === 'cash'
          ? 'A till has no bank statements. Count its cash instead.'
          : 'Import a bank statement and match its lines, or reconcile to the balance that it shows.'}
      </EmptyState>
    );
  return (
    <Stack gap={4}>
      <Select
        label="Statement"
        style={{ maxInlineSize: '24rem' }}
        options={statements.map(({ to_on, closing, currency, reconciled }) => ({
          value: to_on,
          label: `${day(to_on)}, ${formatMoney(closing, currency)}${reconciled ? ', reconciled' : ''}`,
        }))}
        value={chosen.to_on}
        onValueChange={({ value }) => value && onOn(value)}
      />
      {chosen.reconciled ? (
        <Signed key={chosen.to_on} account={account} on={chosen.to_on} />
      ) : (
        <Unsigned key={chosen.to_on} account={account} on={chosen.to_on} />
      )}
    </Stack>
  );
}

/** The end of a statement against the book, to be signed and printed; below it what was signed. */
export function ReconcilePanel({ account }: { account: BankAccount }) {
  return (
    <Stack gap="section">
      <Fetched query={useQuery(latestStatementsQuery(account.id))} subject="the statements">
        {(statements) => <Statements account={account} statements={statements} />}
      </Fetched>
      <Stack gap={2}>
        <Heading level={2} size="md">
          Signed
        </Heading>
        <ReconciliationsList account={account} />
      </Stack>
    </Stack>
  );
}
