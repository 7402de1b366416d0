import {
  type Automation,
  fieldsOf,
  type Message,
  type MessageTemplate,
  messageKinds,
  type OptOut,
  type SkippedRecipient,
} from '@rentsafe/domain/message';
import { ownBook } from './ownBook';

const tariro = { type: 'individual', id: 1, name: 'Tariro Ncube' } as const;
const rudo = { id: 1, name: 'Rudo Makoni' };

export const sampleTemplates: readonly MessageTemplate[] = [
  {
    id: 2,
    client: ownBook,
    name: 'Rent reminder',
    kind: 'reminder',
    channel: 'email',
    subject: 'Rent of {{property.name}}',
    body: 'Good day {{tenant.name}},\n\n{{charge.open}} was due on {{charge.due_on}}.',
    is_active: true,
    is_sample: true,
    version: 1,
  },
  {
    id: 1,
    client: ownBook,
    name: 'Water is off',
    kind: 'maintenance',
    channel: 'sms',
    subject: null,
    body: 'No water at {{property.name}} tomorrow from 8 to 12.',
    is_active: false,
    is_sample: false,
    version: 3,
  },
];

/** An email that was sent by itself. */
export const sampleMessage = (changes: Partial<Message> = {}): Message => ({
  id: 41,
  client: ownBook,
  kind: 'reminder',
  channel: 'email',
  party: tariro,
  contractor: null,
  address: 'tariro@ncube.example',
  subject: 'Rent of 12 King George Road',
  body: 'Good day Tariro Ncube,\n\n$450.00 was due on 01 Feb 2026.',
  template: { id: 2, name: 'Rent reminder' },
  lease: { id: 7, number: 'L-0007' },
  about: null,
  batch: null,
  state: 'sent',
  attempts: 1,
  next_at: null,
  sent_at: '2026-02-04T06:02:00Z',
  error: null,
  note: null,
  delivery: { email: 'files', sms: 'none' },
  created_at: '2026-02-04T06:02:00Z',
  created_by: null,
  ...changes,
});

const byRudo = { created_by: rudo, batch: 3, template: null, created_at: '2026-02-27T14:10:00Z' };

/** Of each state one, and of each channel. */
export const sampleMessages: readonly Message[] = [
  sampleMessage({
    ...byRudo,
    ...{ id: 46, kind: 'free', channel: 'letter', state: 'queued', attempts: 0, sent_at: null },
    ...{ address: '12 King George Road\nAvondale\nHarare', subject: 'Your garden', lease: null },
    next_at: '2026-02-27T14:10:00Z',
    body: 'Good day Tariro Ncube,\n\nThe hedge is to be cut by the end of the month.',
  }),
  sampleMessage({
    ...byRudo,
    ...{ id: 45, kind: 'free', channel: 'sms', state: 'unknown', address: '+263771234567', subject: null },
    ...{ sent_at: null, error: 'The text message service did not answer. It may have been sent.' },
    ...{ kind: 'maintenance', about: { type: 'request', id: 7, number: 'RQ-000007', is_emergency: true } },
    body: 'No water tomorrow from 8 to 12.',
  }),
  sampleMessage({
    ...byRudo,
    ...{ id: 44, state: 'failed', attempts: 6, sent_at: null, address: 'tariro@nowhere.example' },
    error: 'The mail server refused it: 550 No such user',
  }),
  sampleMessage({ id: 43, state: 'queued', attempts: 1, sent_at: null, next_at: '2026-03-02T10:40:00Z' }),
  sampleMessage({ id: 42, channel: 'sms', subject: null, address: '+263771234567', state: 'delivered' }),
  sampleMessage(),
  sampleMessage({ id: 40, state: 'cancelled', attempts: 0, sent_at: null }),
  sampleMessage({ id: 39, state: 'kept', sent_at: null, note: 'Kept, not sent: no mail server was set.' }),
];

const lease = { id: 7, number: 'L-0007' };
const another = (id: number, name: string) => ({ type: 'individual' as const, id, name });

/** Who is left out, for each reason. */
export const sampleSkipped: readonly SkippedRecipient[] = [
  { party: another(2, 'Rudo Moyo'), lease: { id: 8, number: 'L-0008' }, reason: 'no_address' },
  { party: another(3, 'Blessing Chirume'), lease: { id: 9, number: 'L-0009' }, reason: 'no_address' },
  { party: tariro, lease, reason: 'opted_out' },
  { party: tariro, lease, reason: 'no_value', fields: ['lease.to_on'] },
];

export const sampleOptOuts: readonly OptOut[] = [
  {
    ...{ id: 2, client: ownBook, party: tariro, channel: 'sms', from_on: '2026-02-01', until_on: null },
    ...{ state: 'active', created_at: '2026-02-01T08:00:00Z', created_by: rudo, ended: null },
  },
  {
    ...{ id: 1, client: ownBook, party: tariro, channel: 'email', from_on: '2025-11-01', until_on: null },
    ...{ state: 'ended', created_at: '2025-11-01T08:00:00Z', created_by: rudo },
    ended: { on: '2026-01-15', reason: 'She asked for emails again, by telephone', by: rudo },
  },
];

export const sampleAutomations: readonly Automation[] = [
  {
    ...{ kind: 'reminder', days: 3, at_hour: 8, channel: 'email', is_active: true },
    template: { id: 2, name: 'Rent reminder' },
  },
  {
    ...{ kind: 'lease_ending', days: -30, at_hour: 9, channel: 'email', is_active: false },
    template: { id: 2, name: 'Rent reminder' },
  },
];

export const sampleFields = messageKinds.map((kind) => ({ kind, fields: fieldsOf(kind) }));
