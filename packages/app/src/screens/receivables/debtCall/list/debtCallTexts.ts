import type { DebtCall, DebtCallRow } from '@rentsafe/domain/debtCall';
import { amountText } from '../../../../text/Amounts';
import { day } from '../../../../text/day';
import type { StateTexts } from '../../../../text/StateBadge';

export const stepTexts: StateTexts<DebtCallRow['step']> = {
  none: { label: 'Not called', tone: 'neutral' },
  called: { label: 'Called', tone: 'info' },
  promised: { label: 'Promised', tone: 'info' },
  demanded: { label: 'Demanded', tone: 'warning' },
  noticed: { label: 'Notice given', tone: 'warning' },
  listed: { label: 'Claim listed', tone: 'danger' },
};

const promiseStates = { open: 'Open', kept: 'Kept', broken: 'Broken' } as const;

/** 'Broken: $150.00 by 01 Mar 2026'; '' without a promise. */
export const promiseText = ({ promise }: Pick<DebtCallRow, 'promise'>) =>
  promise ? `${promiseStates[promise.state]}: ${amountText(promise.amount)} by ${day(promise.by_on)}` : '';

export const kindTexts: Readonly<Record<DebtCall['kind'], string>> = {
  note: 'Note',
  promise: 'Promise',
  demand: 'Demand',
};
