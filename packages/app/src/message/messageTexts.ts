import type {
  AutomationKind,
  AutomationRun,
  MessageChannel,
  MessageKind,
  MessageState,
  SkipReason,
} from '@rentsafe/domain/message';
import type { StateTexts } from '../text/StateBadge';

export const messageStateTexts: StateTexts<MessageState> = {
  queued: { label: 'Queued', tone: 'info' },
  sending: { label: 'Sending', tone: 'info' },
  sent: { label: 'Sent', tone: 'success' },
  delivered: { label: 'Delivered', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  unknown: { label: 'Unknown', tone: 'warning' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

export const channelTexts: Readonly<Record<MessageChannel, string>> = {
  email: 'Email',
  sms: 'Text message',
  letter: 'Letter',
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
  reminder: { label: 'Reminder', since: 'after rent was due, while it is open' },
  invoice: { label: 'Invoice', since: 'after it was issued' },
  receipt: { label: 'Receipt', since: 'after money was recorded' },
  statement: { label: 'Statement', since: 'after the first of the month' },
  lease_ending: { label: 'End of a lease', since: 'after its last day' },
  inspection: { label: 'Inspection', since: 'after its planned day' },
};

export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const skipTexts: Readonly<Record<SkipReason, string>> = {
  no_address: 'no address',
  opted_out: 'they want no such messages',
  duplicate: 'they have it already',
  no_value: 'the text says what is not known of them',
  too_long: 'filled in for them, the text is too long',
};

/** What a run of automations has queued, and the first recipient that it left out. */
export function runText({ queued, skipped }: AutomationRun): { title: string; description?: string } {
  const title = queued === 0 ? 'No message was due' : `${countText(queued, 'message')} queued`;
  const [first] = skipped;
  if (!first) return { title };
  const more = skipped.length > 1 ? ` And ${countText(skipped.length - 1, 'other')}.` : '';
  return { title, description: `${first.party.name} was left out: ${skipTexts[first.reason]}.${more}` };
}
