import type { Inspection, InspectionComparison } from '@rentsafe/domain/inspection';
import { HOME_PATH } from '@rentsafe/domain/session';
import { Badge } from '@rentsafe/ui/Badge';
import { Callout } from '@rentsafe/ui/Callout';
import type { Column } from '@rentsafe/ui/DataTable';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { ErrorState } from '@rentsafe/ui/ErrorState';
import { Spinner } from '@rentsafe/ui/Spinner';
import { Stack } from '@rentsafe/ui/Stack';
import { Switch } from '@rentsafe/ui/Switch';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../../calls/ApiError';
import { comparisonQuery } from '../../../../calls/inspections';
import { RecordTable } from '../../../../frame/RecordTable';
import { inspectionPath } from '../../../../paths';
import { RecordLink } from '../../../../text/RecordLink';
import { conditionTexts } from '../list/inspectionTexts';
import { WorseItems } from './WorseItems';

type Row = InspectionComparison['rows'][number];

const conditionText = (condition: Row['before']) => (condition ? conditionTexts[condition] : '–');

const columns: Column<Row>[] = [
  { id: 'area', header: 'Area', cell: 'area' },
  { id: 'item', header: 'Item', cell: 'item', rowHeader: true },
  {
    id: 'before',
    header: 'Before',
    value: ({ before }) => conditionText(before),
    cell: ({ before }) => conditionText(before),
  },
  {
    id: 'after',
    header: 'Now',
    value: ({ after }) => conditionText(after),
    cell: ({ after }) => conditionText(after),
  },
  {
    id: 'worse',
    header: 'Change',
    kind: 'state',
    value: ({ worse }) => (worse ? 'Worse' : ''),
    cell: ({ worse }) => worse && <Badge tone="warning">Worse</Badge>,
  },
];

interface ComparedItemsProps {
  inspection: Inspection;
  comparison: InspectionComparison;
}

/** What got worse, with the photos of both side by side; on request every item. */
function ComparedItems({ inspection, comparison }: ComparedItemsProps) {
  const [isAll, setAll] = useState(false);
  const worse = comparison.rows.filter((row) => row.worse);
  const rows = isAll ? comparison.rows : worse;
  return (
    <Stack gap="section">
      <Switch label="Show every item" checked={isAll} onCheckedChange={({ checked }) => setAll(checked)} />
      {isAll && <RecordTable title="Comparison" columns={columns} rows={rows} />}
      {worse.length > 0 && <WorseItems inspection={inspection} earlier={comparison.with.id} rows={worse} />}
    </Stack>
  );
}

/** Where what is worse may be paid from. */
const depositPath = (lease: string) => `${HOME_PATH}/deposits?q=${encodeURIComponent(lease)}`;

/** Each item beside what it was, and the way to what it costs. */
export function InspectionCompare({ inspection }: { inspection: Inspection }) {
  const { data, error, isPending, refetch } = useQuery(comparisonQuery(inspection));
  if (error)
    return (
      <ErrorState title="Could not fetch the comparison" onRetry={() => void refetch()}>
        {errorSentence(error)}
      </ErrorState>
    );
  if (isPending) return <Spinner label="Loading the comparison" />;
  if (!data)
    return (
      <EmptyState title="Nothing to compare with">
        The unit has no earlier inspection that is final
        {inspection.kind === 'move_out' ? ', of when the tenant moved in' : ''}.
      </EmptyState>
    );
  const worse = data.rows.filter((row) => row.worse).length;
  const { kind, lease } = inspection;
  return (
    <Stack gap="section">
      <Callout
        tone={worse > 0 ? 'warning' : 'success'}
        title={
          worse === 0
            ? 'Nothing is worse than before.'
            : worse === 1
              ? '1 item is worse.'
              : `${worse} items are worse.`
        }
        {...(kind === 'move_out' &&
          worse > 0 &&
          lease && {
            actions: <RecordLink href={depositPath(lease.number)}>Deduct from the deposit</RecordLink>,
          })}
      >
        <RecordLink href={inspectionPath(data.with.id)}>Compared with {data.with.number}</RecordLink>
      </Callout>
      <ComparedItems inspection={inspection} comparison={data} />
    </Stack>
  );
}
