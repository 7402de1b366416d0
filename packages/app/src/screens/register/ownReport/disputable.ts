import type { Claim, CreditRow, Explanation } from '@rentsafe/domain/report';
import { formatMoney } from '@rentsafe/format/money';
import { gradeTexts } from '../../../report/explanation';
import { capitalised } from '../../../text/capitalised';
import { day } from '../../../text/day';
import { monthText } from '../../../text/monthText';

interface Reported {
  claims?: readonly Claim[] | undefined;
  active?: readonly CreditRow[] | undefined;
  explanation?: Explanation | undefined;
}

/** An entry of a report, which the person or company that it is about may dispute. */
export interface Disputable {
  id: string;
  /** Who reports it. */
  creditor: string;
  /** 'Rent of January 2026, lease L-0007' */
  what: string;
  /** What is reported of it: 'not paid within 30 days' */
  reported: string;
  amount: string;
}

const amountText = ({ amount, currency }: Pick<Claim, 'amount' | 'currency'>) =>
  formatMoney(amount, currency ?? 'USD');

/** What speaks against whom a report is about: claims, what is unpaid, and the months that were paid late or not, the newest first. */
export function disputableOf({ claims = [], active = [], explanation }: Reported): Disputable[] {
  const late = (explanation?.months ?? []).filter(({ grade }) => grade !== 'P' && grade !== 'G');
  return [
    ...claims.map((claim) => ({
      creditor: claim.claimant ?? '',
      what: `Claim: ${capitalised(claim.type ?? '')}`,
      reported: `Listed on ${day(claim.dateOfClaim)}`,
      amount: amountText(claim),
    })),
    ...active.map((row) => ({
      creditor: row.creditor ?? '',
      what: row.type ?? '',
      reported: `Unpaid since ${day(row.outstandingSince)}`,
      amount: amountText(row),
    })),
    ...late.toReversed().map(({ creditor, lease, month, grade, amount }) => ({
      creditor,
      what: `Rent of ${monthText(month)}, lease ${lease.number}`,
      reported: capitalised(gradeTexts[grade]),
      amount: amountText(amount),
    })),
  ].map((entry, index) => ({ ...entry, id: `${index} ${entry.what}` }));
}
