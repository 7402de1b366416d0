import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import {
  addedStarters,
  automationRun,
  automations,
  automationsInput,
  deliveryWays,
  heldMessages,
  keptMessages,
  message,
  messageBatch,
  messageFields,
  messageInput,
  messagePreview,
  messagePreviewInput,
  messageRow,
  messageTemplate,
  messageTemplateInput,
  messageTemplatePatch,
  optOut,
  optOutInput,
  queuedMessages,
  releasedMessages,
  smsReport,
  starters,
} from './schema.ts';

export const listMessageTemplates = defineCall({
  method: 'GET',
  path: '/api/message-templates/',
  summary: 'The message templates of a book, newest first, a page at a time.',
  query: ['q', 'kind', 'channel', 'is_active', 'client', 'page', 'page_size'],
  status: 200,
  reply: paginated(messageTemplate),
});

export const listMessageFields = defineCall({
  method: 'GET',
  path: '/api/message-templates/fields/',
  summary: 'The fields that a template may use, by kind.',
  status: 200,
  reply: messageFields,
});

export const createMessageTemplate = defineCall({
  method: 'POST',
  path: '/api/message-templates/',
  summary: 'Adds a message template; unknown fields are refused.',
  body: messageTemplateInput,
  status: 201,
  reply: messageTemplate,
});

export const addStarterMessages = defineCall({
  method: 'POST',
  path: '/api/message-templates/starters/',
  summary:
    'Adds the message templates that come with the product, as samples, where a book has none of their names.',
  body: starters,
  status: 201,
  reply: addedStarters,
});

export const getMessageTemplate = defineCall({
  method: 'GET',
  path: '/api/message-templates/{id}/',
  summary: 'A message template.',
  status: 200,
  reply: messageTemplate,
});

export const updateMessageTemplate = defineCall({
  method: 'PATCH',
  path: '/api/message-templates/{id}/',
  summary: 'Changes a message template; existing messages are not affected.',
  body: messageTemplatePatch,
  status: 200,
  reply: messageTemplate,
});

export const listMessages = defineCall({
  method: 'GET',
  path: '/api/messages/',
  summary:
    'The messages of a book, newest first, a page at a time, and the channels that this server can use.',
  query: [
    'q',
    'state',
    'channel',
    'kind',
    'party',
    'party_type',
    'lease',
    'batch',
    'from',
    'to',
    'client',
    'page',
    'page_size',
  ],
  status: 200,
  reply: z.extend(paginated(messageRow), { delivery: deliveryWays }),
});

export const previewMessages = defineCall({
  method: 'POST',
  path: '/api/messages/preview/',
  summary: 'Previews messages and recipients; nothing is written.',
  body: messagePreviewInput,
  status: 200,
  reply: messagePreview,
});

export const createMessages = defineCall({
  method: 'POST',
  path: '/api/messages/',
  summary: 'Queues a message for each recipient, once for a key.',
  body: messageInput,
  status: 201,
  reply: messageBatch,
});

export const releaseMessages = defineCall({
  method: 'POST',
  path: '/api/messages/release/',
  summary: 'Releases or discards the waiting messages of a restored or copied database, for all books.',
  body: heldMessages,
  status: 200,
  reply: releasedMessages,
});

export const sendKeptMessages = defineCall({
  method: 'POST',
  path: '/api/messages/send-kept/',
  summary: 'Queues the emails that were kept while no mail server was set.',
  body: keptMessages,
  status: 201,
  reply: queuedMessages,
});

export const getMessage = defineCall({
  method: 'GET',
  path: '/api/messages/{id}/',
  summary: 'A message.',
  status: 200,
  reply: message,
});

export const listOptOuts = defineCall({
  method: 'GET',
  path: '/api/opt-outs/',
  summary: 'The opt-outs of a book, newest first, a page at a time.',
  query: ['q', 'state', 'channel', 'party', 'party_type', 'lease', 'client', 'page', 'page_size'],
  status: 200,
  reply: paginated(optOut),
});

export const createOptOut = defineCall({
  method: 'POST',
  path: '/api/opt-outs/',
  summary: 'Records an opt-out of messages that neither law nor lease requires.',
  body: optOutInput,
  status: 201,
  reply: optOut,
});

export const getAutomations = defineCall({
  method: 'GET',
  path: '/api/automations/',
  summary: 'The automations of a book.',
  query: ['client'],
  status: 200,
  reply: automations,
});

export const putAutomations = defineCall({
  method: 'PUT',
  path: '/api/automations/',
  summary: 'Replaces the automations of a book.',
  body: automationsInput,
  status: 200,
  reply: automations,
});

export const runAutomations = defineCall({
  method: 'POST',
  path: '/api/automation-runs/',
  summary: "Writes today's automatic messages that have not been written yet.",
  body: z.object({ client: automationsInput.shape.client }),
  status: 201,
  reply: automationRun,
});

export const reportSms = defineCall({
  method: 'POST',
  path: '/api/hooks/sms/',
  summary: 'Receives delivery reports from the text message service, signed with HMAC.',
  body: smsReport,
  status: 204,
  reply: z.void(),
  session: false,
});
