import { type LeaseRow, leaseOnceInForce } from '@rentsafe/domain/lease';
import { formatDate, type PlainDate } from '@rentsafe/format/date';

interface Span {
  from_on: PlainDate;
  to_on?: PlainDate | null | undefined;
}

const shareADay = (a: Span, b: Span) =>
  (!b.to_on || a.from_on <= b.to_on) && (!a.to_on || b.from_on <= a.to_on);

/** Why a unit is not free: a lease that is or was in force on one of the days. Undefined where it is free. */
export function overlapText(span: Span, leases: readonly LeaseRow[]): string | undefined {
  const other = leases.find((lease) => leaseOnceInForce.includes(lease.state) && shareADay(span, lease));
  if (!other) return undefined;
  const until = other.to_on ? ` to ${formatDate(other.to_on, 'medium')}` : ', with no end date';
  return `The unit is let from ${formatDate(other.from_on, 'medium')}${until} (${other.number}).`;
}
