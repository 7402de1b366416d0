import {
  addStarterLeases,
  createDocumentTemplate,
  type DocumentIssue,
  type DocumentTemplateInput,
  getDocument,
  getDocumentTemplate,
  issueDocument,
  type LeaseDocument,
  listDocuments,
  listDocumentTemplates,
  previewDocument,
} from '@rentsafe/domain/document';
import type { Lease } from '@rentsafe/domain/lease';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { everyRow } from './everyRow';
import { listQueries } from './listQueries';

/** Of each template the last revision. */
export const leaseTemplateList = listQueries('lease templates', {
  list: listDocumentTemplates,
  query: { latest: 'true' },
});

/** Every template as it is issued today, by name. */
export const leaseTemplatesQuery = queryOptions({
  queryKey: [...leaseTemplateList.key, 'every'],
  queryFn: async ({ signal }) => {
    const rows = await everyRow(
      (paging) => request(listDocumentTemplates, { query: { latest: 'true', ...paging }, signal }),
      ({ id }) => id,
    );
    return rows.toSorted((a, b) => a.name.localeCompare(b.name));
  },
  refetchOnMount: 'always',
});

export const leaseTemplateQuery = (id: number) =>
  queryOptions({
    queryKey: ['lease template', id],
    queryFn: ({ signal }) => request(getDocumentTemplate, { ids: { id }, signal }),
  });

/** The revisions of a template, newest first. */
export const revisionsOf = (name: string) =>
  listQueries(`revisions of ${name}`, { list: listDocumentTemplates, query: { name } });

/** What a lease would get by a template. Throws `ApiError`. */
export const previewOn = (id: number, lease: number) =>
  request(previewDocument, { ids: { id }, query: { lease } });

/** Throws `ApiError`. */
export const addLeaseTemplate = (body: DocumentTemplateInput, idempotencyKey: string) =>
  request(createDocumentTemplate, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** Throws `ApiError`. */
export const addLeaseStarters = () => request(addStarterLeases, { body: {}, timeout: CREATION_TIMEOUT });

const documentsName = (lease: number) => `documents of ${lease}`;

/** The documents of a lease, newest first. */
export const documentsOf = ({ id, client }: Pick<Lease, 'id' | 'client'>) =>
  listQueries(documentsName(id), { list: listDocuments, query: { lease: id, client: client.id } });

export const documentQuery = (id: number) =>
  queryOptions({
    queryKey: ['document', id],
    queryFn: ({ signal }) => request(getDocument, { ids: { id }, signal }),
    refetchOnMount: 'always',
  });

/** Throws `ApiError`. */
export const issueFor = (lease: number, body: DocumentIssue, idempotencyKey: string) =>
  request(issueDocument, { ids: { id: lease }, body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** A document as it became. */
export function showDocumentChange(queryClient: QueryClient, document: LeaseDocument): void {
  queryClient.setQueryData(documentQuery(document.id).queryKey, document);
  void queryClient.invalidateQueries({ queryKey: [documentsName(document.lease.id)] });
}
