import type { Inspection } from '@rentsafe/domain/inspection';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { inspectionPath } from '../../../../paths';
import { placeText } from '../../../../text/placeText';
import { RecordLink } from '../../../../text/RecordLink';
import { StateBadge } from '../../../../text/StateBadge';
import { inspectionKindTexts, inspectionStateTexts } from './inspectionTexts';

/** Where and for whom, of which kind, when, by whom and how far. */
export const inspectionColumns: Column<Inspection>[] = [
  {
    id: 'number',
    header: 'Number',
    kind: 'reference',
    value: ({ number }) => number,
    cell: ({ id, number }) => <RecordLink href={inspectionPath(id)}>{number}</RecordLink>,
    rowHeader: true,
  },
  {
    id: 'unit',
    header: 'Unit',
    value: placeText,
    cell: placeText,
  },
  { id: 'tenant', header: 'Tenant', value: ({ tenant }) => tenant?.name, cell: ({ tenant }) => tenant?.name },
  {
    id: 'kind',
    header: 'Kind',
    kind: 'state',
    value: ({ kind }) => inspectionKindTexts[kind],
    cell: ({ kind }) => inspectionKindTexts[kind],
  },
  {
    id: 'planned_on',
    header: 'Planned',
    kind: 'date',
    cell: ({ planned_on }) => <DateText value={planned_on} />,
  },
  {
    id: 'done_on',
    header: 'Done',
    kind: 'date',
    cell: ({ done_on }) => done_on && <DateText value={done_on} />,
  },
  { id: 'inspector', header: 'Inspector', kind: 'person', cell: 'inspector' },
  {
    id: 'state',
    header: 'State',
    kind: 'state',
    value: ({ state }) => inspectionStateTexts[state].label,
    cell: ({ state }) => <StateBadge {...inspectionStateTexts[state]} />,
  },
];
