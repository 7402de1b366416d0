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
    value: ({ number }) => number,
    cell: ({ id, number }) => <RecordLink href={inspectionPath(id)}>{number}</RecordLink>,
    rowHeader: true,
    identifier: true,
    width: '6.25rem',
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
    value: ({ kind }) => inspectionKindTexts[kind],
    cell: ({ kind }) => inspectionKindTexts[kind],
    width: '6rem',
  },
  {
    id: 'planned_on',
    header: 'Planned',
    cell: ({ planned_on }) => <DateText value={planned_on} />,
    width: '7rem',
  },
  {
    id: 'done_on',
    header: 'Done',
    cell: ({ done_on }) => done_on && <DateText value={done_on} />,
    width: '7rem',
  },
  { id: 'inspector', header: 'Inspector', cell: 'inspector', width: '8rem' },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => inspectionStateTexts[state].label,
    cell: ({ state }) => <StateBadge {...inspectionStateTexts[state]} />,
    width: '6rem',
  },
];
