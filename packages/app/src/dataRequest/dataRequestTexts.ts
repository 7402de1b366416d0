import type {
  DataRequest,
  DataRequestState,
  DataRight,
  Erasure,
  ObjectionPurpose,
} from '@rentsafe/domain/dataRequest';
import { day } from '../text/day';
import type { StateTexts } from '../text/StateBadge';

export const dataRequestStateTexts: StateTexts<DataRequestState> = {
  open: { label: 'Open', tone: 'warning' },
  done: { label: 'Done', tone: 'success' },
  refused: { label: 'Refused', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  ended: { label: 'Ended', tone: 'neutral' },
};

export const rightLabels: Readonly<Record<DataRight, string>> = {
  access: 'Access',
  correction: 'Correction',
  erasure: 'Erasure',
  objection: 'Objection',
};

export const purposeLabels: Readonly<Record<ObjectionPurpose, string>> = {
  messages: 'Messages',
  register: 'Register search',
};

/** What an objection does, for as long as it holds. */
export const purposeHints: Readonly<Record<ObjectionPurpose, string>> = {
  messages:
    'No company sends messages, except invoices, demands and notices that the lease or the law requires.',
  register: 'Companies without a lease or a consent of the person no longer find them by number.',
};

export const erasureTexts: StateTexts<Erasure> = {
  erased: { label: 'Erased', tone: 'success' },
  anonymised: { label: 'Anonymised', tone: 'info' },
  kept: { label: 'Kept', tone: 'neutral' },
};

/** 'Objection: Messages' */
export const rightText = ({ right, purpose }: DataRequest): string =>
  purpose ? `${rightLabels[right]}: ${purposeLabels[purpose]}` : rightLabels[right];

/** Whether an objection is held to. */
export const holds = ({ right, state }: DataRequest): boolean =>
  right === 'objection' && (state === 'open' || state === 'done');

/** How far it has come: by when it is answered, or what came of it. */
export function progressOf(request: DataRequest): string {
  const { state, due_on, days_left, outcome, decided_on, ended_on, end_reason } = request;
  if (state === 'open')
    return (days_left ?? 0) < 0 ? `Was due on ${day(due_on)}.` : `To be answered by ${day(due_on)}.`;
  const parts = [
    ...(outcome ? [`${day(decided_on)}: ${outcome}`] : []),
    ...(end_reason
      ? [`${state === 'ended' ? 'Ended' : 'Withdrawn'} on ${day(ended_on)}: ${end_reason}`]
      : []),
  ];
  return parts.join(' ');
}
