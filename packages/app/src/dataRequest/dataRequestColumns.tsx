import type { DataRequest } from '@rentsafe/domain/dataRequest';
import type { Column } from '@rentsafe/ui/DataTable';
import { Text } from '@rentsafe/ui/Text';
import { day } from '../text/day';
import { StateBadge } from '../text/StateBadge';
import { dataRequestStateTexts, progressOf, rightText } from './dataRequestTexts';

/** Of the requests of one person. */
export const dataRequestColumns: Column<DataRequest>[] = [
  { id: 'number', header: 'Number', kind: 'reference', cell: 'number', rowHeader: true },
  { id: 'right', header: 'Right', value: rightText, cell: rightText },
  {
    id: 'asked',
    header: 'Requested',
    width: { min: '12rem' },
    value: ({ requested_by }) => requested_by,
    cell: ({ requested_by, requested_on, identity_check }) => (
      <div>
        {`${requested_by}, ${day(requested_on)}`}
        <Text size="sm" tone="muted">
          {identity_check}
        </Text>
      </div>
    ),
  },
  {
    id: 'details',
    header: 'Request and Progress',
    width: { min: '14rem' },
    value: ({ details }) => details,
    cell: (request) => (
      <div>
        {request.details}
        <Text size="sm" tone="muted">
          {progressOf(request)}
        </Text>
      </div>
    ),
  },
  {
    id: 'state',
    header: 'State',
    kind: 'state',
    value: ({ state }) => dataRequestStateTexts[state].label,
    cell: ({ state }) => <StateBadge {...dataRequestStateTexts[state]} />,
  },
];
