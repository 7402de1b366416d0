import type { OccupancyPage, OccupancyRow } from '@rentsafe/domain/insight';
import type { Column } from '@rentsafe/ui/DataTable';
import { FigureHeader } from '../../../lists/FigureHeader';
import { propertyPath } from '../../../paths';
import { Amounts } from '../../../text/Amounts';
import { RecordLink } from '../../../text/RecordLink';
import { rateText } from '../../../text/rateText';

type Days = 'units' | 'unit_days' | 'let_days' | 'vacant_days';

const headers: Readonly<Record<Days, string>> = {
  units: 'Units',
  unit_days: 'Unit Days',
  let_days: 'Let Days',
  vacant_days: 'Vacant Days',
};

/** The property, its owner, days, how much of them was let, and the rent that was lost, with the totals. */
export function occupancyColumns(page: OccupancyPage | undefined): Column<OccupancyRow>[] {
  const totals = page?.totals;
  const count = (id: Days): Column<OccupancyRow> => ({
    id,
    header: <FigureHeader>{headers[id]}</FigureHeader>,
    kind: 'number',
    label: headers[id],
    value: (row) => row[id],
    cell: (row) => row[id].toLocaleString('en-US'),
    footer: totals?.[id].toLocaleString('en-US'),
  });
  return [
    {
      id: 'property',
      header: 'Property',
      value: ({ property }) => property.name,
      cell: ({ property }) => <RecordLink href={propertyPath(property.id)}>{property.name}</RecordLink>,
      footer: totals && 'Total',
      rowHeader: true,
    },
    {
      id: 'landlord',
      header: 'Landlord',
      value: ({ landlord }) => landlord.name,
      cell: ({ landlord }) => landlord.name,
    },
    count('units'),
    count('unit_days'),
    count('let_days'),
    count('vacant_days'),
    {
      id: 'occupancy',
      header: 'Occupancy',
      kind: 'number',
      value: ({ occupancy }) => occupancy,
      cell: ({ occupancy }) => rateText(occupancy),
      footer: totals && rateText(totals.occupancy),
    },
    {
      id: 'vacancy_loss',
      header: 'Vacancy Loss',
      kind: 'money',
      value: ({ vacancy_loss }) => vacancy_loss[0]?.amount,
      cell: ({ vacancy_loss }) => <Amounts amounts={vacancy_loss} />,
      footer: totals && <Amounts amounts={totals.vacancy_loss} />,
    },
  ];
}
