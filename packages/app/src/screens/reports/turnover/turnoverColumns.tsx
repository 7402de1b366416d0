import type { TurnoverPage, TurnoverRow } from '@rentsafe/domain/insight';
import type { Column } from '@rentsafe/ui/DataTable';
import { FigureHeader } from '../../../lists/FigureHeader';
import { propertyPath } from '../../../paths';
import { RecordLink } from '../../../text/RecordLink';
import { rateText } from '../../../text/rateText';

type Figures = TurnoverPage['totals'];

const figures: readonly { id: keyof Figures; header: string; text: (row: Figures) => string }[] = [
  { id: 'move_outs', header: 'Moved Out', text: ({ move_outs }) => String(move_outs) },
  { id: 'move_ins', header: 'Moved In', text: ({ move_ins }) => String(move_ins) },
  { id: 'average_let', header: 'Average Units Let', text: ({ average_let }) => average_let ?? '–' },
  { id: 'turnover', header: 'Turnover', text: ({ turnover }) => rateText(turnover) },
  { id: 'renewed', header: 'Renewed', text: ({ renewed }) => String(renewed) },
  { id: 'retention', header: 'Retention', text: ({ retention }) => rateText(retention) },
  { id: 'days_vacant', header: 'Days Vacant', text: ({ days_vacant }) => days_vacant ?? '–' },
];

/** The property, its owner, and who moved, with the totals. */
export const turnoverColumns = (page: TurnoverPage | undefined): Column<TurnoverRow>[] => [
  {
    id: 'property',
    header: 'Property',
    value: ({ property }) => property.name,
    cell: ({ property }) => <RecordLink href={propertyPath(property.id)}>{property.name}</RecordLink>,
    footer: page && 'Total',
    rowHeader: true,
  },
  {
    id: 'landlord',
    header: 'Landlord',
    value: ({ landlord }) => landlord.name,
    cell: ({ landlord }) => landlord.name,
  },
  ...figures.map(
    ({ id, header, text }): Column<TurnoverRow> => ({
      id,
      header: <FigureHeader>{header}</FigureHeader>,
      kind: 'number',
      label: header,
      value: (row) => row[id],
      cell: text,
      footer: page && text(page.totals),
    }),
  ),
];
