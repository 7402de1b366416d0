import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { useStepLevel } from '../../../../session/useMay';
import type { ReconcileDialogProps } from './SignDialog';

interface Reconciling {
  account: BankAccount;
  by: 'count' | 'balance' | 'quiet';
}

const load = async (reconciling?: Reconciling) => {
  if (reconciling?.by === 'balance') return (await import('./BalanceDialog')).BalanceDialog;
  if (reconciling?.by === 'quiet') return (await import('./QuietQuestion')).QuietQuestion;
  return (await import('./CountDialog')).CountDialog;
};

const countLabels = { cash: 'Count the cash…', mobile: 'Balance of the wallet…' } as const;

/** How an account without imported statements is reconciled: cash is counted, by anybody; the rest is signed by an Admin. */
export function ReconcileActions({ account }: { account: BankAccount }) {
  const isAdmin = useStepLevel() !== 'user';
  const { trigger, opened, onClose } = useLazyDialog<Reconciling, ReconcileDialogProps>(
    load,
    'The form could not be opened',
  );
  const button = (by: Reconciling['by'], label: string) => (
    <OpeningButton<Reconciling>
      trigger={trigger}
      pending={trigger.opening?.by === by}
      subject={{ account, by }}
    >
      {label}
    </OpeningButton>
  );
  return (
    <>
      {account.kind === 'bank'
        ? isAdmin && button('balance', 'Balance from the statement…')
        : button('count', countLabels[account.kind])}
      {isAdmin && button('quiet', 'Nothing moved…')}
      {opened && <opened.Dialog account={opened.subject.account} onClose={onClose} />}
    </>
  );
}
