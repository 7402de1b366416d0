import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { Button } from '@rentsafe/ui/Button';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { Inline } from '@rentsafe/ui/Inline';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { Tabs } from '@rentsafe/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { bankAccountsQuery } from '../../../calls/bankAccounts';
import { Fetched } from '../../../calls/Fetched';
import { OpeningButton } from '../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { type BankPart, bankAccountPath, bankAccountsPath, bankPath } from '../../../paths';
import { useMay } from '../../../session/useMay';
import { amountText } from '../../../text/Amounts';
import { renderLink } from '../../../text/renderLink';
import { useBankUrl } from './bankUrl';
import { LinesPanel } from './LinesPanel';
import { MatchPanel } from './MatchPanel';
import { ReconcilePanel } from './ReconcilePanel';
import { RulesPanel } from './rules/RulesPanel';
import { StatementFile } from './StatementFile';
import { StatementsPanel } from './StatementsPanel';

const labels: Readonly<Record<BankPart, string>> = {
  match: 'Match',
  lines: 'All Lines',
  statements: 'Statements',
  import: 'Import',
  reconcile: 'Reconcile',
  rules: 'Rules',
};

const contentOf = (account: BankAccount): Readonly<Record<BankPart, React.ReactNode>> => ({
  match: <MatchPanel account={account} />,
  lines: <LinesPanel account={account} />,
  statements: <StatementsPanel account={account} />,
  import: <StatementFile account={account} />,
  reconcile: <ReconcilePanel account={account} />,
  rules: <RulesPanel account={account} />,
});

const loadLimit = async () => (await import('./CostLimitDialog')).CostLimitDialog;

/** The way to the limit of the book, for an Admin. */
function CostLimit() {
  const { trigger, opened, onClose } = useLazyDialog<string, { onClose: () => void }>(
    loadLimit,
    'The form could not be opened',
  );
  return (
    <>
      <OpeningButton trigger={trigger} subject="">
        Cost limit…
      </OpeningButton>
      {opened && <opened.Dialog onClose={onClose} />}
    </>
  );
}

function Parts({ accounts }: { accounts: readonly BankAccount[] }) {
  const { part, account: chosen, onAccount } = useBankUrl();
  const may = useMay();
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0];
  if (!account)
    return (
      <EmptyState
        title="No bank account"
        actions={<Button asChild>{renderLink({ href: bankAccountsPath, children: 'Bank Accounts' })}</Button>}
      >
        An Admin adds the accounts that hold rent and deposits. You can then import their statements here.
      </EmptyState>
    );
  const content = contentOf(account);
  return (
    <Stack gap={4}>
      <Inline gap={3} align="end">
        <Select
          label="Bank Account"
          style={{ flex: '0 1 24rem' }}
          options={accounts.map(({ id, name, balance, currency }) => ({
            value: String(id),
            label: `${name}, ${amountText({ amount: balance, currency })}`,
          }))}
          value={String(account.id)}
          onValueChange={({ value }) => value && onAccount(value)}
        />
        <Button asChild>{renderLink({ href: bankAccountPath(account.id), children: 'Open account' })}</Button>
        {may('updateBook') && <CostLimit />}
      </Inline>
      <Tabs
        // Nothing of one account stays when another is chosen.
        key={account.id}
        label={account.name}
        value={part}
        tabs={(Object.keys(labels) as BankPart[]).map((value) => ({
          value,
          label: labels[value],
          content: content[value],
          href: bankPath(value, account.id),
        }))}
      />
    </Stack>
  );
}

/** What banks say of the accounts of the book, and what of the book it is. */
export function BankPanel() {
  return (
    <Fetched query={useQuery(bankAccountsQuery)} subject="bank accounts">
      {(accounts) => <Parts accounts={accounts} />}
    </Fetched>
  );
}
