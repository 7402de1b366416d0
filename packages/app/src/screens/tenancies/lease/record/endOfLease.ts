import type { Lease } from '@rentsafe/domain/lease';
import { formatMoney, type Minor, toDecimal } from '@rentsafe/format/money';
import type { ChecklistItem } from '@rentsafe/ui/Checklist';
import { inspectionPath, inspectionsPath, leasePath, monthRunPath } from '../../../../paths';
import { day } from '../../../../text/day';
import { type FinalAccountOf, toBeCharged } from './finalAccount';
import type { LeaseEndFacts } from './useFinalAccount';

/** 'ZIG 200.00, $120.00'; undefined of nothing. */
function sumsOf(
  accounts: readonly FinalAccountOf[],
  minorOf: (account: FinalAccountOf) => Minor,
): string | undefined {
  const sums = accounts.filter((account) => minorOf(account) > 0n);
  return (
    sums.map((account) => formatMoney(toDecimal(minorOf(account)), account.currency)).join(', ') || undefined
  );
}

function inspectionItem(inspections: LeaseEndFacts['inspections']): ChecklistItem {
  const item = { id: 'inspection', label: 'Inspect the premises' };
  const [last] = inspections;
  if (!last) {
    return { ...item, isDone: false, href: inspectionsPath, hint: 'Plan a move-out inspection of the unit.' };
  }
  const isDone = last.state !== 'planned';
  const hint = isDone ? last.number : `${last.number} is planned for ${day(last.planned_on)}.`;
  return { ...item, isDone, href: inspectionPath(last.id), hint };
}

/** What is to be done at the end of a lease, in order, and what of it has been. */
export function endOfLease(lease: Lease, { accounts, inspections }: LeaseEndFacts): ChecklistItem[] {
  const { id, notice, to_on, state } = lease;
  const uncharged = sumsOf(accounts, toBeCharged);
  const owed = sumsOf(accounts, ({ owed }) => owed);
  const held = sumsOf(accounts, (account) => account.held);
  const isCharged = accounts.some(({ account }) => account.some(({ text }) => text === 'Other charges'));
  const isOver = state === 'ended';
  return [
    {
      id: 'notice',
      label: 'Give notice',
      isDone: notice !== null || to_on !== null || isOver,
      hint: notice
        ? `Given on ${day(notice.given_on)} for ${day(notice.ends_on)}.`
        : to_on
          ? `Ends on ${day(to_on)} without notice.`
          : 'The lease has no end date yet.',
    },
    inspectionItem(inspections),
    {
      id: 'billing',
      label: 'Bill up to the last day',
      isDone: uncharged === undefined,
      href: monthRunPath,
      amount: uncharged,
    },
    {
      id: 'damage',
      label: 'Charge for damage',
      isDone: isCharged || (isOver && held === undefined),
      href: `${leasePath(id)}?tab=charges`,
      hint: 'Add a charge if the inspection found any.',
    },
    {
      id: 'owed',
      label: 'Settle what is owed',
      isDone: owed === undefined,
      href: `${leasePath(id)}?tab=charges`,
      amount: owed,
      hint: owed && held ? 'It can be deducted from the deposit.' : undefined,
    },
    {
      id: 'deposit',
      label: 'Refund the deposit',
      isDone: held === undefined,
      href: leasePath(id),
      amount: held,
      hint: held && 'Deduct what is owed first. Another person approves the refund.',
    },
    { id: 'end', label: 'End the lease', isDone: isOver },
  ];
}
