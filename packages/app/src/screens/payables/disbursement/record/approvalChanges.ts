import type { Disbursement } from '@rentsafe/domain/disbursement';
import { accountText } from '../../../../payment/accountText';
import { amountText } from '../../../../text/Amounts';

/** What a draft says now that it did not say when it was read: 'Amount: $10.00, now $12.00'. */
export function approvalChanges(read: Disbursement, now: Disbursement): string[] {
  const of = (name: string, textOf: (draft: Disbursement) => string) => {
    const [before, after] = [textOf(read), textOf(now)];
    return before === after ? [] : [`${name}: ${before}, now ${after}`];
  };
  const names = ({ edited_by }: Disbursement) => edited_by.map(({ name }) => name).join(', ') || 'nobody';
  return [
    ...of('State', ({ state }) => state),
    ...of('Amount', amountText),
    ...of('Amounts', ({ lines }) => lines.map(({ amount }) => amount).join(' + ')),
    ...of('Bank account', ({ bank_account }) => bank_account.name),
    ...of('Paid into', ({ payee }) => accountText(payee) ?? 'no account'),
    ...of('Edited by', names),
  ];
}
