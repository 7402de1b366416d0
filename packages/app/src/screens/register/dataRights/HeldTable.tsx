import { type HeldSummary, held } from '@rentsafe/domain/dataRequest';
import type { Column } from '@rentsafe/ui/DataTable';
import { Text } from '@rentsafe/ui/Text';
import { erasureTexts } from '../../../dataRequest/dataRequestTexts';
import { RecordTable } from '../../../frame/RecordTable';
import { StateBadge } from '../../../text/StateBadge';

type Row = HeldSummary['rows'][number];

const columns: Column<Row>[] = [
  {
    id: 'kind',
    header: 'Data',
    rowHeader: true,
    width: { min: '11rem' },
    value: ({ kind }) => held[kind].label,
    cell: ({ kind }) => held[kind].label,
  },
  { id: 'client', header: 'Held By', kind: 'person', cell: ({ client }) => client.name },
  { id: 'items', header: 'Items', kind: 'number', cell: ({ items }) => String(items) },
  { id: 'purpose', header: 'Purpose', width: { min: '11rem' }, cell: ({ kind }) => held[kind].purpose },
  {
    id: 'corrected',
    header: 'Corrected By',
    kind: 'person',
    cell: ({ kind, client }) => (held[kind].correctedBy === 'provider' ? 'RentSafe' : client.name),
  },
  {
    id: 'erasure',
    header: 'On Erasure',
    width: { min: '13rem' },
    value: ({ kind }) => erasureTexts[held[kind].erasure].label,
    cell: ({ kind }) => (
      <div>
        <StateBadge {...erasureTexts[held[kind].erasure]} />
        <Text size="sm" tone="muted">
          {held[kind].why}
        </Text>
      </div>
    ),
  },
];

/** What is held about a person, by whom and why, and what becomes of it on erasure. */
export const HeldTable = ({ rows }: Pick<HeldSummary, 'rows'>) => (
  <RecordTable title="What is held" columns={columns} rows={rows} />
);
