import { newIdempotencyKey } from '@rentsafe/ui/Submission';
import { useState } from 'react';
import { bankVerbs } from '../../../../calls/bankStatements';
import { day } from '../../../../text/day';
import { BankQuestion } from '../BankQuestion';
import { reconcileDay } from './reconcileDay';
import type { ReconcileDialogProps } from './SignDialog';

/** Signs an account in which nothing moved as it is. */
export function QuietQuestion({ account, onClose }: ReconcileDialogProps) {
  const { id, name, reconciled_on } = account;
  const on = reconcileDay(reconciled_on);
  const [key] = useState(newIdempotencyKey);
  return (
    <BankQuestion
      title={`Nothing moved in ${name} up to ${day(on)}?`}
      text={`${reconciled_on ? `It was reconciled on ${day(reconciled_on)}. ` : ''}It is signed as it is, and closed to entries up to ${day(on)}. Check that the bank shows no charges.`}
      confirmLabel="Sign"
      tone="neutral"
      act={() => bankVerbs.sign({ bank_account: id, on, nothing_moved: true }, key)}
      done={`${name} is reconciled until ${day(on)}`}
      failure="Failed to sign the reconciliation"
      onClose={onClose}
    />
  );
}
