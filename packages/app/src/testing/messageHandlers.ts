import {
  type AutomationsInput,
  addStarterMessages,
  createMessages,
  createMessageTemplate,
  createOptOut,
  getAutomations,
  getMessage,
  getMessageTemplate,
  listMessageFields,
  listMessages,
  listMessageTemplates,
  listOptOuts,
  type MessageTemplateInput,
  messageSteps,
  type OptOutEnd,
  type OptOutInput,
  optOutSteps,
  previewMessages,
  putAutomations,
  releaseMessages,
  runAutomations,
  sendKeptMessages,
  updateMessageTemplate,
} from '@rentsafe/domain/message';
import { answer, type MockedRequest } from './answer';
import { pageOf } from './mockedLists';
import { ownBook } from './ownBook';
import {
  sampleAutomations,
  sampleFields,
  sampleMessage,
  sampleMessages,
  sampleOptOuts,
  sampleSkipped,
  sampleTemplates,
} from './sampleMessages';

const found = ({ ids }: MockedRequest) =>
  sampleMessages.find(({ id }) => id === Number(ids.id)) ?? sampleMessage({ id: Number(ids.id) });

const matching = <Row extends object>(rows: readonly Row[], { query }: MockedRequest) =>
  rows.filter((row) =>
    ['state', 'channel', 'kind'].every(
      (name) => !query.get(name) || query.get(name) === (row as Record<string, unknown>)[name],
    ),
  );

const templateOf = ({ ids }: MockedRequest) =>
  sampleTemplates.find(({ id }) => id === Number(ids.id)) ?? (sampleTemplates[0] as never);

const preview = sampleMessages
  .slice(0, 1)
  .flatMap(({ party, address, subject, body }) => (party ? [{ party, address, subject, body }] : []));

/** How the mocked backend answers what is asked of messages. */
export const messageHandlers = [
  answer(listMessageFields, () => ({ results: sampleFields })),
  answer(listMessageTemplates, (request) => {
    const active = request.query.get('is_active');
    const rows = sampleTemplates.filter(({ is_active }) => !active || String(is_active) === active);
    return pageOf(matching(rows, request), request);
  }),
  answer(addStarterMessages, () => ({ added: 10 })),
  answer(createMessageTemplate, ({ body }) => ({
    ...(sampleTemplates[0] as (typeof sampleTemplates)[number]),
    ...(body as MessageTemplateInput),
    id: 3,
    subject: (body as MessageTemplateInput).subject ?? null,
    client: ownBook,
  })),
  answer(getMessageTemplate, templateOf),
  answer(
    updateMessageTemplate,
    (request) => ({ ...templateOf(request), ...(request.body as object) }) as never,
  ),
  answer(previewMessages, () => ({
    ...{ count: 1, without_address: 2, opted_out: 1, without_value: 1, sms: 0, skipped: [...sampleSkipped] },
    ...{ sample: preview, cost: { sms_parts: 0 }, account_numbers: [], note: null },
  })),
  answer(createMessages, () => ({ batch: 3, queued: 1, skipped: [] })),
  answer(listMessages, (request) => {
    const rows = matching(sampleMessages, request).map(({ body, delivery, ...row }) => row);
    const page = pageOf(rows, request);
    if (page instanceof Response) return page;
    return { ...page, delivery: { email: 'files' as const, sms: 'none' as const, held: null, kept: null } };
  }),
  answer(sendKeptMessages, () => ({ queued: 12 })),
  answer(releaseMessages, () => ({ waiting: 500 })),
  answer(getMessage, found),
  answer(messageSteps.calls.retry, (request) => ({
    ...found(request),
    state: 'queued' as const,
    error: null,
  })),
  answer(messageSteps.calls.cancel, (request) => ({ ...found(request), state: 'cancelled' as const })),
  answer(messageSteps.calls.printed, (request) => ({
    ...found(request),
    state: 'sent' as const,
    sent_at: '2026-03-02T10:00:00Z',
  })),
  answer(listOptOuts, (request) => pageOf(matching(sampleOptOuts, request), request)),
  answer(createOptOut, ({ body }) => {
    const { channel } = body as OptOutInput;
    return { ...(sampleOptOuts[0] as (typeof sampleOptOuts)[number]), id: 3, channel };
  }),
  answer(optOutSteps.calls.end, ({ body }) => ({
    ...(sampleOptOuts[0] as (typeof sampleOptOuts)[number]),
    state: 'ended' as const,
    ended: { on: '2026-03-02', reason: (body as OptOutEnd).reason, by: { id: 1, name: 'Rudo Makoni' } },
  })),
  answer(getAutomations, () => ({ client: ownBook, rows: [...sampleAutomations] })),
  answer(putAutomations, ({ body }) => ({
    client: ownBook,
    rows: (body as AutomationsInput).rows.map((row) => ({
      ...row,
      template: { id: row.template, name: 'Rent reminder' },
    })),
  })),
  answer(runAutomations, () => ({ queued: 0, skipped: [] })),
];
