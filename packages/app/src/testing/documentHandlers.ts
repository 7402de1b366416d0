import {
  addStarterLeases,
  createDocumentTemplate,
  type DocumentSignature,
  type DocumentTemplate,
  type DocumentTemplateInput,
  type DocumentWithdrawal,
  documentSteps,
  documentText,
  getDocument,
  getDocumentTemplate,
  issueDocument,
  type LeaseDocument,
  listDocuments,
  listDocumentTemplates,
  previewDocument,
} from '@rentsafe/domain/document';
import { answer } from './answer';
import { pageOf } from './mockedLists';
import { ownBook } from './ownBook';

const rudo = { id: 1, name: 'Rudo Makoni' };

export const sampleLeaseTemplate = (changes: Partial<DocumentTemplate> = {}): DocumentTemplate => ({
  id: 3,
  client: ownBook,
  name: 'House lease',
  kind: 'residential',
  revision: 2,
  clauses: [
    { title: 'Parties', body: '{{landlord.name}} lets {{property.name}} to {{tenants.names}}.' },
    { title: 'Rent', body: '{{lease.rent}} a month is due on day {{lease.due_day}}.' },
  ],
  is_sample: false,
  created_at: '2026-02-20T08:30:00Z',
  created_by: rudo,
  ...changes,
});

const templates = [
  sampleLeaseTemplate(),
  sampleLeaseTemplate({ id: 2, name: 'Shop lease', kind: 'commercial', revision: 1, is_sample: true }),
  sampleLeaseTemplate({ id: 1, revision: 1, created_at: '2025-11-03T09:00:00Z' }),
];

const content = documentText('House lease', [
  { title: 'Parties', body: 'Rudo Makoni lets 12 King George Road to Tariro Ncube.' },
  { title: 'Rent', body: '$450.00 a month is due on day 1.' },
]);

export const sampleDocument = (changes: Partial<LeaseDocument> = {}): LeaseDocument => ({
  id: 5,
  client: ownBook,
  number: 'LD-000005',
  lease: { id: 7, number: 'L-0007' },
  template: { id: 3, name: 'House lease' },
  revision: 2,
  issued_at: '2026-02-27T14:10:00Z',
  issued_by: rudo,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  state: 'issued',
  signed: null,
  withdrawn: null,
  content,
  ...changes,
});

const withdrawn = { at: '2026-02-26T10:00:00Z', reason: 'The name of the tenant was misspelt' };
const documents = [
  sampleDocument(),
  sampleDocument({ id: 4, number: 'LD-000004', state: 'withdrawn', withdrawn }),
  sampleDocument({
    ...{ id: 3, number: 'LD-000003', state: 'signed', signed: { on: '2026-02-28', file: 1 } },
  }),
];

const found = (id: string | undefined) =>
  documents.find((document) => document.id === Number(id)) ?? sampleDocument({ id: Number(id) });

/** How the mocked backend answers what is asked of lease templates and documents. */
export const documentHandlers = [
  answer(listDocumentTemplates, (request) => {
    const { query } = request;
    const rows = templates.filter(
      ({ id, name, kind }) =>
        (query.get('latest') !== 'true' || id > 1) &&
        name === (query.get('name') ?? name) &&
        kind === (query.get('kind') ?? kind),
    );
    return pageOf(rows, request);
  }),
  answer(addStarterLeases, () => ({ added: 3 })),
  answer(createDocumentTemplate, ({ body }) =>
    sampleLeaseTemplate({ ...(body as DocumentTemplateInput), client: ownBook, id: 4, revision: 3 }),
  ),
  answer(getDocumentTemplate, ({ ids }) => ({
    ...(templates.find(({ id }) => id === Number(ids.id)) ?? sampleLeaseTemplate()),
    id: Number(ids.id),
  })),
  answer(previewDocument, () => ({ content })),
  answer(issueDocument, () => sampleDocument({ id: 6, number: 'LD-000006' })),
  answer(listDocuments, (request) => pageOf(documents, request)),
  answer(getDocument, ({ ids }) => found(ids.id)),
  answer(documentSteps.calls.sign, ({ ids, body }) => {
    const { on, file } = body as DocumentSignature;
    return {
      ...found(ids.id),
      state: 'signed' as const,
      signed: { on: on ?? '2026-03-02', file },
    };
  }),
  answer(documentSteps.calls.withdraw, ({ ids, body }) => ({
    ...found(ids.id),
    state: 'withdrawn' as const,
    withdrawn: { at: '2026-03-02T10:00:00Z', reason: (body as DocumentWithdrawal).reason },
  })),
];
