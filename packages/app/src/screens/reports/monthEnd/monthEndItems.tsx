import { lastDayOf, type Month, monthOf, today } from '@rentsafe/domain/date';
import { beforeLock, type MonthEnd, type MonthEndStep } from '@rentsafe/domain/monthEnd';
import type { ChecklistItem } from '@rentsafe/ui/Checklist';
import { Amounts } from '../../../text/Amounts';
import { day } from '../../../text/day';
import { countText, monthEndTexts } from './monthEndTexts';

/** Why the month is not locked yet; undefined where it can be locked now, or is. */
function lockHint({ month, steps }: MonthEnd, mayLock: boolean): string | undefined {
  const before = steps.filter(({ key, done }) => beforeLock.includes(key) && !done);
  if (steps.some(({ key, done }) => key === 'locked' && done)) return undefined;
  if (month >= monthOf(today())) return `The month ends on ${day(lastDayOf(month))}.`;
  if (before.length > 0)
    return `First: ${before.map(({ key }) => monthEndTexts[key].label.toLowerCase()).join(', ')}.`;
  return mayLock ? undefined : 'An Admin must lock it.';
}

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
    const { label, open, href } = monthEndTexts[key];
    const item = { id: key, label, isDone: done, amount: figures(step) };
    if (key !== 'locked') return { ...item, href: href?.(monthEnd.month), hint: !done && open };
    const hint = lockHint(monthEnd, mayLock);
    const canLock = mayLock && !done && hint === undefined;
    return { ...item, hint, onSelect: canLock ? () => onLock(monthEnd.month) : undefined };
  });
