import type { Receipt, ReceiptSource, ReceiptState } from '@rentsafe/domain/receipt';
import { formatMoney, toMinor } from '@rentsafe/format/money';
import { typeText } from '../../../../charge/chargeTexts';
import { amountText } from '../../../../text/Amounts';
import { day } from '../../../../text/day';
import type { StateTexts } from '../../../../text/StateBadge';

export const receiptStateTexts: StateTexts<ReceiptState> = {
  unidentified: { label: 'Unidentified', tone: 'warning' },
  unallocated: { label: 'Unallocated', tone: 'info' },
  part: { label: 'Part allocated', tone: 'info' },
  allocated: { label: 'Allocated', tone: 'success' },
  reversed: { label: 'Reversed', tone: 'neutral' },
};

/** Where money came from that came into no account. */
export const sourceTexts: Readonly<Record<ReceiptSource, string>> = {
  payment: 'None',
  deposit: 'None: from the deposit',
  opening: 'None: opening balance',
};

/** '' of nothing: what is left over stands out from zeros. */
export const leftText = ({ unallocated }: Receipt) =>
  toMinor(unallocated.amount) > 0n ? amountText(unallocated) : '';

/** Charges that are named one by one. */
const MOST_NAMED = 3;

/** What a receipt went to: '$425.00 rent due 01 Jan 2026, $25.00 deposit due 01 Feb 2026, $50.00 unallocated'. */
export function allocatedText(receipt: Receipt): string {
  const { lease, allocations, amount } = receipt;
  if (!lease) return 'Not identified yet';
  const named = allocations
    .slice(0, MOST_NAMED)
    .map(
      ({ amount: settled, type, due_on }) =>
        `${formatMoney(settled, amount.currency)} ${typeText(type).toLowerCase()} due ${day(due_on)}`,
    );
  const others = allocations.length - named.length;
  const left = leftText(receipt);
  return [...named, ...(others > 0 ? [`${others} more`] : []), ...(left ? [`${left} unallocated`] : [])].join(
    ', ',
  );
}
