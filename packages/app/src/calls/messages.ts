import { listRequests, openRequestStates } from '@rentsafe/domain/maintenanceRequest';
import {
  type AutomationsInput,
  addStarterMessages,
  createMessages,
  createMessageTemplate,
  createOptOut,
  getAutomations,
  getMessage,
  getMessageTemplate,
  type HeldMessages,
  listMessages,
  listMessageTemplates,
  listOptOuts,
  type Message,
  type MessageInput,
  type MessagePreviewInput,
  type MessageTemplate,
  type MessageTemplateInput,
  type MessageTemplatePatch,
  type OptOutInput,
  previewMessages,
  putAutomations,
  releaseMessages,
  runAutomations,
  sendKeptMessages,
  updateMessageTemplate,
} from '@rentsafe/domain/message';
import type { PartyInput } from '@rentsafe/domain/party';
import { listWorkOrders, openOrderStates, type WorkOrder } from '@rentsafe/domain/workOrder';
import type { ComboboxSearch } from '@rentsafe/ui/Combobox';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { dotted } from '../text/dotted';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { everyRow } from './everyRow';
import { listQueries } from './listQueries';

/** The messages of the book, newest first; they move on by themselves. */
export const messageList = listQueries('messages', { list: listMessages, isFresh: true });

export const templateList = listQueries('message templates', { list: listMessageTemplates });

export const optOutList = listQueries('opt-outs', { list: listOptOuts });

/** Whose opt-outs: of a person or company, or of whoever is a party to a lease. */
export type OptOutSubject = { party: PartyInput } | { lease: number };

/** The opt-outs of some, newest first. */
export const optOutsOf = (of: OptOutSubject) =>
  'lease' in of
    ? listQueries(`opt-outs of lease ${of.lease}`, {
        list: listOptOuts,
        query: { lease: of.lease },
        isFresh: true,
      })
    : listQueries(`opt-outs of ${of.party.type} ${of.party.id}`, {
        list: listOptOuts,
        query: { party_type: of.party.type, party: of.party.id },
        isFresh: true,
      });

/** Every list of opt-outs is read again. */
export const showOptOuts = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => typeof name === 'string' && name.startsWith('opt-outs'),
  });

/** A message as it is now, each time it is shown. */
export const messageQuery = (id: number) =>
  queryOptions({
    queryKey: ['message', id],
    queryFn: ({ signal }) => request(getMessage, { ids: { id }, signal }),
    refetchOnMount: 'always',
  });

/** By what messages leave the server. */
export const waysQuery = queryOptions({
  queryKey: [...messageList.key, 'ways'],
  queryFn: async ({ signal }) => (await request(listMessages, { query: { page_size: 1 }, signal })).delivery,
  refetchOnMount: 'always',
});

/** Every template that can be used, by name. */
export const activeTemplatesQuery = queryOptions({
  queryKey: [...templateList.key, 'active'],
  queryFn: async ({ signal }): Promise<readonly MessageTemplate[]> => {
    const rows = await everyRow(
      (paging) => request(listMessageTemplates, { query: { is_active: 'true', ...paging }, signal }),
      ({ id }) => id,
    );
    return rows.toSorted((a, b) => a.name.localeCompare(b.name));
  },
  refetchOnMount: 'always',
});

export const automationsQuery = queryOptions({
  queryKey: ['automations'],
  queryFn: ({ signal }) => request(getAutomations, { signal }),
  refetchOnMount: 'always',
});

/** Finds what a message about maintenance can be about: requests and orders that are still to be done, `request:7`. */
export const findMaintenance: ComboboxSearch = async (q, signal) => {
  const [requests, orders] = await Promise.all([
    request(listRequests, { query: { q, state: openRequestStates.join(','), page: 1 }, signal }),
    request(listWorkOrders, { query: { q, state: openOrderStates.join(','), page: 1 }, signal }),
  ]);
  const optionOf =
    (type: 'request' | 'work_order') =>
    ({
      id,
      number,
      priority,
      summary,
      property,
    }: Pick<WorkOrder, 'id' | 'number' | 'priority' | 'summary' | 'property'>) => ({
      value: `${type}:${id}`,
      label: number,
      description: dotted(priority === 'emergency' ? 'Emergency' : '', summary, property.name),
    });
  return [...requests.results.map(optionOf('request')), ...orders.results.map(optionOf('work_order'))];
};

/** Throws `ApiError`. */
export const previewOf = (body: MessagePreviewInput) => request(previewMessages, { body });

/** Throws `ApiError`. */
export const sendMessages = (body: MessageInput) =>
  request(createMessages, { body, timeout: CREATION_TIMEOUT });

/** Throws `ApiError`. */
export const addTemplate = (body: MessageTemplateInput, idempotencyKey: string) =>
  request(createMessageTemplate, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** Throws `ApiError`. */
export const addMessageStarters = () => request(addStarterMessages, { body: {}, timeout: CREATION_TIMEOUT });

/** A template as it is now. Throws `ApiError`. */
export const readTemplate = (id: number) => request(getMessageTemplate, { ids: { id } });

/** Throws `ApiError`. */
export const saveTemplate = (id: number, body: MessageTemplatePatch) =>
  request(updateMessageTemplate, { ids: { id }, body });

/** Throws `ApiError`. */
export const addOptOut = (body: OptOutInput, idempotencyKey: string) =>
  request(createOptOut, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** Throws `ApiError`. */
export const saveAutomations = (body: AutomationsInput) => request(putAutomations, { body });

/** Writes what automations have for today and have not written yet. Throws `ApiError`. */
export const writeDueMessages = () => request(runAutomations, { body: {}, timeout: CREATION_TIMEOUT });

/** Throws `ApiError`. */
export const releaseHeld = (waiting: HeldMessages['waiting']) =>
  request(releaseMessages, { body: { waiting }, timeout: CREATION_TIMEOUT });

/** Throws `ApiError`. */
export const sendKept = () => request(sendKeptMessages, { body: {}, timeout: CREATION_TIMEOUT });

/** What was queued is read when it is next shown. */
export const showMessages = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ queryKey: messageList.key });

/** A message as it became. */
export function showMessageChange(queryClient: QueryClient, message: Message): void {
  queryClient.setQueryData(messageQuery(message.id).queryKey, message);
  showMessages(queryClient);
}
