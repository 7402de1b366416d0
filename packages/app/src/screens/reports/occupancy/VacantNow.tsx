import type { VacantUnit } from '@rentsafe/domain/insight';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { Inline } from '@rentsafe/ui/Inline';
import { Money } from '@rentsafe/ui/Money';
import { Stack } from '@rentsafe/ui/Stack';
import { VisuallyHidden } from '@rentsafe/ui/VisuallyHidden';
import { useRef } from 'react';
import { RecordTable } from '../../../frame/RecordTable';
import { newLeasePath, propertyPath } from '../../../paths';
import { PaperButton, PaperSheet } from '../../../record/Paper';
import { RecordLink } from '../../../text/RecordLink';

const columns: Column<VacantUnit>[] = [
  {
    id: 'property',
    header: 'Property',
    cell: ({ property }) => <RecordLink href={propertyPath(property.id)}>{property.name}</RecordLink>,
    rowHeader: true,
  },
  { id: 'unit', header: 'Unit', cell: ({ unit }) => unit.unit_number },
  { id: 'since', header: 'Vacant Since', kind: 'date', cell: ({ since }) => <DateText value={since} /> },
  {
    id: 'last_rent',
    header: 'Last Rent',
    kind: 'money',
    cell: ({ last_rent }) =>
      last_rent ? <Money amount={last_rent.amount} currency={last_rent.currency} /> : '–',
  },
  {
    id: 'let',
    header: 'Let',
    cell: ({ unit, property }) => (
      <RecordLink href={newLeasePath(unit.id)}>
        New lease{' '}
        <VisuallyHidden>
          of {property.name}, {unit.unit_number}
        </VisuallyHidden>
      </RecordLink>
    ),
  },
];

/** The units that stand empty today, the longest empty first. */
export function VacantNow({ units }: { units: readonly VacantUnit[] }) {
  const paper = useRef<HTMLDivElement>(null);
  const head = 'Vacant today';
  return (
    <Stack gap={3} style={{ maxInlineSize: '60rem' }}>
      {units.length === 0 ? (
        <EmptyState title="Nothing is vacant today">Every unit is let or closed.</EmptyState>
      ) : (
        <>
          <Inline justify="end">
            <PaperButton content={paper} title={head} head={head}>
              Print
            </PaperButton>
          </Inline>
          <PaperSheet content={paper} head={head}>
            <RecordTable title={head} columns={columns} rows={units} />
          </PaperSheet>
        </>
      )}
    </Stack>
  );
}
