import type { DocumentTemplate } from '@rentsafe/domain/document';
import { formatDateTime } from '@rentsafe/format/date';
import type { Column } from '@rentsafe/ui/DataTable';
import { Inline } from '@rentsafe/ui/Inline';
import { SampleBadge } from '../../../../message/SampleBadge';
import { leaseTemplatePath } from '../../../../paths';
import { RecordLink } from '../../../../text/RecordLink';
import { documentKindTexts } from './documentTexts';

export const templateColumns: Column<DocumentTemplate>[] = [
  {
    id: 'name',
    header: 'Template',
    value: ({ name }) => name,
    cell: ({ id, name, is_sample }) => (
      <Inline gap={2}>
        <RecordLink href={leaseTemplatePath(id)}>{name}</RecordLink>
        {is_sample && <SampleBadge />}
      </Inline>
    ),
    rowHeader: true,
  },
  {
    id: 'kind',
    header: 'Kind',
    value: ({ kind }) => documentKindTexts[kind],
    cell: ({ kind }) => documentKindTexts[kind],
  },
  {
    id: 'revision',
    header: 'Revision',
    kind: 'number',
    value: ({ revision }) => revision,
    cell: ({ revision }) => String(revision),
  },
  {
    id: 'clauses',
    header: 'Clauses',
    kind: 'number',
    value: ({ clauses }) => clauses.length,
    cell: ({ clauses }) => String(clauses.length),
  },
  {
    id: 'created_at',
    header: 'Created',
    kind: 'date',
    value: ({ created_at }) => created_at,
    cell: ({ created_at }) => formatDateTime(created_at),
  },
];
