import type { LeaseRow, LeaseState } from '@rentsafe/domain/lease';
import { formatMoney } from '@rentsafe/domain/money';
import { Badge, type BadgeTone } from '@rentsafe/ui/Badge';

const states: Readonly<Record<LeaseState, { label: string; tone: BadgeTone }>> = {
  draft: { label: 'Draft', tone: 'info' },
  active: { label: 'Active', tone: 'success' },
  notice: { label: 'Notice', tone: 'warning' },
  ended: { label: 'Ended', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

export const stateLabel = (state: LeaseState) => states[state].label;

export const StateBadge = ({ state }: { state: LeaseState }) => (
  <Badge tone={states[state].tone}>{states[state].label}</Badge>
);

/** Amounts of several currencies, which are never added: '$310.00, ZIG 900.00'. */
export const moneyText = (amounts: readonly { amount: string; currency: string }[]) =>
  amounts.map(({ amount, currency }) => formatMoney(amount, currency)).join(', ');

export const balanceText = (balances: LeaseRow['balances']) =>
  moneyText(balances.map(({ balance, currency }) => ({ amount: balance, currency })));

export const oldestDue = (balances: LeaseRow['balances']) =>
  balances.flatMap(({ oldest_due_on }) => oldest_due_on ?? []).sort()[0] ?? null;

/** Where it is: 'Msasa Court, unit 4'. */
export const unitText = ({ property, unit }: Pick<LeaseRow, 'property' | 'unit'>) =>
  `${property.name}, unit ${unit.unit_number}`;
