import { formatDateTime } from '@rentsafe/domain/date';
import type { DocumentTemplate } from '@rentsafe/domain/document';
import type { Column } from '@rentsafe/ui/DataTable';
import { leaseTemplatePath } from '../../../../paths';
import { RecordLink } from '../../../../text/RecordLink';
import { documentKindTexts } from './documentTexts';

export const templateColumns: Column<DocumentTemplate>[] = [
  {
    id: 'name',
    header: 'Template',
    value: ({ name }) => name,
    cell: ({ id, name }) => <RecordLink href={leaseTemplatePath(id)}>{name}</RecordLink>,
    rowHeader: true,
  },
  {
    id: 'kind',
    header: 'Kind',
    value: ({ kind }) => documentKindTexts[kind],
    cell: ({ kind }) => documentKindTexts[kind],
    width: '9rem',
  },
  {
    id: 'revision',
    header: 'Revision',
    value: ({ revision }) => revision,
    cell: ({ revision }) => String(revision),
    align: 'end',
    width: '6rem',
  },
  {
    id: 'clauses',
    header: 'Clauses',
    value: ({ clauses }) => clauses.length,
    cell: ({ clauses }) => String(clauses.length),
    align: 'end',
    width: '6rem',
  },
  {
    id: 'created_at',
    header: 'Created',
    value: ({ created_at }) => created_at,
    cell: ({ created_at }) => formatDateTime(created_at),
    width: '11rem',
  },
];
