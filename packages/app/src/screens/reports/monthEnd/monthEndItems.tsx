import { today } from '@rentsafe/domain/date';
import { beforeLockTexts, isBeforeLock, type MonthEnd, type MonthEndStep } from '@rentsafe/domain/monthEnd';
import { lastDayOf, type Month, monthOf } from '@rentsafe/format/date';
import type { ChecklistItem } from '@rentsafe/ui/Checklist';
import { Amounts } from '../../../text/Amounts';
import { day } from '../../../text/day';
import { openStepsText } from '../../../text/openSteps';
import { countText, monthEndTexts, openText } from './monthEndTexts';

/** Who locked the month and what was left open; else what comes first, and who may lock it. */
function lockHint({ month, steps, lock }: MonthEnd, mayLock: boolean): string | undefined {
  if (lock) {
    const by = `Locked by ${lock.user.name} on ${day(lock.at.slice(0, 10))}.`;
    return lock.open.length > 0 ? `${by} ${openStepsText(lock.open)}` : by;
  }
  if (!hasEnded(month)) return `The month ends on ${day(lastDayOf(month))}.`;
  const before = steps.flatMap(({ key, done }) => (isBeforeLock(key) && !done ? beforeLockTexts[key] : []));
  const first = before.length > 0 && `First: ${before.join(', ')}.`;
  if (!mayLock) return first || 'An Admin must lock it.';
  return first ? `${first} Or lock it with a reason for each.` : undefined;
}

const hasEnded = (month: Month) => month < monthOf(today());

const figures = ({ key, open, amount }: MonthEndStep) =>
  key !== 'locked' &&
  open > 0 && (
    <span>
      {key !== 'commission' && countText(key, open)}
      {key !== 'commission' && amount.length > 0 && <br />}
      <Amounts amounts={amount} />
    </span>
  );

/** Each step with its figure and the way to where it is done; the lock is on the page itself. */
export const monthEndItems = (
  monthEnd: MonthEnd,
  { mayLock, onLock }: { mayLock: boolean; onLock: (month: Month) => void },
): ChecklistItem[] =>
  monthEnd.steps.map((step): ChecklistItem => {
    const { key, done } = step;
    const { label, href } = monthEndTexts[key];
    const item = { id: key, label, isDone: done, amount: figures(step) };
    if (key !== 'locked') return { ...item, href: href?.(monthEnd.month), hint: !done && openText(step) };
    const hint = lockHint(monthEnd, mayLock);
    const canLock = mayLock && !done && hasEnded(monthEnd.month);
    return { ...item, hint, onSelect: canLock ? () => onLock(monthEnd.month) : undefined };
  });
