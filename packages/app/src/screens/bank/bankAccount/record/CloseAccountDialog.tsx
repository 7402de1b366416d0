import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { toMinor } from '@rentsafe/format/money';
import { AlertDialog } from '@rentsafe/ui/AlertDialog';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { changeBankAccount, showBankAccount, showBankAccounts } from '../../../../calls/bankAccounts';
import { QuestionDialog } from '../../../../forms/QuestionDialog';
import { disbursementsPath } from '../../../../paths';
import { amountText } from '../../../../text/Amounts';

interface CloseAccountDialogProps {
  account: BankAccount;
  /** Its money is moved first. */
  onTransfer: () => void;
  onClose: () => void;
}

/** Closes an account; one with money in it, or with payments under way, leads to what comes first. */
export function CloseAccountDialog({ account, onTransfer, onClose }: CloseAccountDialogProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { id, name, currency, balance, set_aside, version } = account;
  const money = (amount: string) => amountText({ amount, currency });
  if (toMinor(set_aside) > 0n) {
    return (
      <AlertDialog
        open
        tone="neutral"
        title={`Payments of ${money(set_aside)} from ${name} are under way`}
        description="Pay or cancel them first, then close the account."
        confirmLabel="Open disbursements"
        onConfirm={() => void navigate(`${disbursementsPath}?state=approved`)}
        onOpenChange={onClose}
      />
    );
  }
  if (toMinor(balance) > 0n) {
    return (
      <AlertDialog
        open
        tone="neutral"
        title={`${name} holds ${money(balance)}`}
        description="Transfer the money to another account first, then close this one."
        confirmLabel="Transfer…"
        onConfirm={onTransfer}
        onOpenChange={onClose}
      />
    );
  }
  return (
    <QuestionDialog
      title={`Close ${name}?`}
      text="No more money can be received into it or paid from it. Its cash book stays, and an Admin can reopen it."
      confirmLabel="Close account"
      act={async () =>
        showBankAccount(queryClient, await changeBankAccount(id, { is_active: false, version }))
      }
      onRefused={() => showBankAccounts(queryClient)}
      done={`${name} closed`}
      failure="Failed to close the account"
      onClose={onClose}
    />
  );
}
