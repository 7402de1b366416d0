import { type AuditPack, MAX_PACK_ROWS, type PackAccount } from '@rentsafe/domain/auditPack';
import { Callout } from '@rentsafe/ui/Callout';
import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import type { ReactNode } from 'react';
import { RecordTable } from '../../../frame/RecordTable';
import { bankPath } from '../../../paths';
import { ShortNotice } from '../../../payment/ShortNotice';
import { amountText } from '../../../text/Amounts';
import { day } from '../../../text/day';
import { RecordLink } from '../../../text/RecordLink';
import { fundsColumns } from '../../../trust/fundsColumns';
import { ThreeWay } from '../../../trust/ReconciliationSheet';
import * as styles from './AuditPack.css';
import { aloneColumns, belowZeroColumns, ledgerColumns, reversalColumns } from './packColumns';

/** The sheet that was signed of an account, or that there is none. */
function AccountSheet({ account, asAt }: { account: PackAccount; asAt: string }) {
  const { bank_account, currency, book, reconciliation, ledgers, reconciled_on } = account;
  if (reconciliation && ledgers) return <ThreeWay record={reconciliation} balance={ledgers} />;
  return (
    <Stack gap={2}>
      <Heading level={2} size="md">
        {bank_account.name}
      </Heading>
      <Callout
        tone="warning"
        title={`Not reconciled on ${day(asAt)}`}
        actions={
          <RecordLink href={bankPath('reconcile', bank_account.id)}>Reconcile {bank_account.name}</RecordLink>
        }
      >
        {`Its cash book has ${amountText({ amount: book, currency })}. `}
        {reconciled_on ? `It was last reconciled on ${day(reconciled_on)}.` : 'It was never reconciled.'}
      </Callout>
    </Stack>
  );
}

interface ListedProps {
  title: string;
  count: number;
  /** That there are none. */
  none: string;
  children: ReactNode;
}

const Listed = ({ title, count, none, children }: ListedProps) =>
  count > 0 ? (
    children
  ) : (
    <Stack gap={2}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <Text>{none}</Text>
    </Stack>
  );

/** All that an auditor asks for of a month, in the order in which it is filed. */
export function AuditPackPaper({ pack }: { pack: AuditPack }) {
  const { accounts, trust, ledgers, below_zero, alone, reversals, as_at } = pack;
  return (
    <Stack gap="section">
      <Text tone="muted">{`As at ${day(as_at)} (entry ${pack.known_seq}).`}</Text>
      {trust.map((balance) => (
        <ShortNotice key={balance.currency} {...balance} />
      ))}
      <RecordTable title="Funds held and owed" columns={fundsColumns} rows={trust} />
      <Listed title="Ledgers below zero" count={below_zero.length} none="None.">
        <RecordTable title="Ledgers below zero" columns={belowZeroColumns} rows={below_zero} />
      </Listed>
      <Listed title="Approved by one person alone" count={alone.length} none="None.">
        <RecordTable title="Approved by one person alone" columns={aloneColumns} rows={alone} />
      </Listed>
      <Listed title="Reversed entries" count={reversals.length} none="None.">
        <RecordTable title="Reversed entries" columns={reversalColumns} rows={reversals} />
      </Listed>
      {accounts.map((account) => (
        <div key={account.bank_account.id} className={styles.sheet}>
          <AccountSheet account={account} asAt={as_at} />
        </div>
      ))}
      {trust.map(({ currency }) => {
        const rows = ledgers.filter((ledger) => ledger.currency === currency);
        return (
          <div key={currency} className={styles.sheet}>
            <RecordTable
              title={`Ledger balances, ${currency}`}
              columns={ledgerColumns(rows, currency)}
              rows={rows}
            />
          </div>
        );
      })}
      {ledgers.length >= MAX_PACK_ROWS && (
        <Text>{`The first ${MAX_PACK_ROWS} ledgers are listed; the figures above count all.`}</Text>
      )}
    </Stack>
  );
}
