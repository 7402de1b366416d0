import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { Button } from '@rentsafe/ui/Button';
import { DateText } from '@rentsafe/ui/DateText';
import { Grid } from '@rentsafe/ui/Grid';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { StatCard } from '@rentsafe/ui/StatCard';
import { bankPath } from '../../../../paths';
import { amountText } from '../../../../text/Amounts';
import { renderLink } from '../../../../text/renderLink';
import { ReconcileActions } from '../reconcile/ReconcileActions';

/** What an account holds, how much of it is free, and up to when that was signed. */
export function BankAccountFigures({ account }: { account: BankAccount }) {
  const { currency, reconciled_on } = account;
  const money = (field: 'balance' | 'set_aside' | 'available') =>
    amountText({ amount: account[field], currency });
  return (
    <Stack gap={4}>
      <Grid columns={4} columnMinWidth="9rem">
        <StatCard label="Book Balance" value={money('balance')} />
        <StatCard label="Set Aside" value={money('set_aside')} hint="Approved, not yet paid" />
        <StatCard label="Available" value={money('available')} />
        <StatCard
          label="Last Reconciled"
          value={reconciled_on ? <DateText value={reconciled_on} /> : 'Never'}
        />
      </Grid>
      <Inline gap={2}>
        <ReconcileActions account={account} />
        {account.kind !== 'cash' && (
          <Button asChild>
            {renderLink({ href: bankPath('reconcile', account.id), children: 'Reconcile statements' })}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
