import type {
  AutomationKind,
  AutomationRun,
  MessageChannel,
  MessageKind,
  MessageState,
  MessageWays,
  SkipReason,
} from '@rentsafe/domain/message';
import type { StateTexts } from '../text/StateBadge';

export const messageStateTexts: StateTexts<MessageState> = {
  queued: { label: 'Queued', tone: 'info' },
  sending: { label: 'Sending', tone: 'info' },
  sent: { label: 'Sent', tone: 'success' },
  kept: { label: 'Kept, not sent', tone: 'neutral' },
  delivered: { label: 'Delivered', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  unknown: { label: 'Unknown', tone: 'warning' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

export const channelTexts: Readonly<Record<MessageChannel, string>> = {
  email: 'Email',
  sms: 'SMS',
  letter: 'Letter',
};

/** The channels of messages; one that this server cannot send by says so, and is not chosen. */
export const channelOption = (channel: MessageChannel, ways: MessageWays | undefined) => {
  const isMissing = channel === 'sms' && ways?.sms === 'none';
  return isMissing
    ? { label: `${channelTexts[channel]}: no SMS service is set`, disabled: true }
    : { label: channelTexts[channel] };
};

export const kindTexts: Readonly<Record<MessageKind, string>> = {
  free: 'General',
  invoice: 'Invoice',
  receipt: 'Receipt',
  reminder: 'Reminder',
  demand: 'Demand',
  claim_notice: 'Notice of a claim',
  statement: 'Statement',
  notice: 'Notice',
  maintenance: 'Maintenance',
};

/** What an automation writes about, and from which day its days count. */
export const automationTexts: Readonly<Record<AutomationKind, { label: string; since: string }>> = {
  reminder: { label: 'Reminder', since: 'after rent is due, if unpaid' },
  invoice: { label: 'Invoice', since: 'after it is issued' },
  receipt: { label: 'Receipt', since: 'after a payment is recorded' },
  statement: { label: 'Statement', since: 'after the first of the month' },
  lease_ending: { label: 'End of a lease', since: 'after its last day' },
  inspection: { label: 'Inspection', since: 'after its planned day' },
};

export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const skipTexts: Readonly<Record<SkipReason, string>> = {
  no_address: 'no address',
  opted_out: 'opted out',
  duplicate: 'already sent',
  no_value: 'the text uses details that are not on record',
  too_long: 'the text is too long once filled in',
};

/** What a run of automations has queued, and the first recipient that it left out. */
export function runText({ queued, skipped }: Pick<AutomationRun, 'queued' | 'skipped'>): {
  title: string;
  description?: string;
} {
  const title = queued === 0 ? 'No message was due' : `${countText(queued, 'message')} queued`;
  const [first] = skipped;
  if (!first) return { title };
  const more = skipped.length > 1 ? ` And ${countText(skipped.length - 1, 'other')}.` : '';
  return { title, description: `${first.party.name} was left out: ${skipTexts[first.reason]}.${more}` };
}
