import { formatDateTime } from '@rentsafe/format/date';
import { Text } from '@rentsafe/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { lookupsQuery } from '../../calls/lookups';

/** How many numbers may still be looked up in this hour; nothing for staff, who are not limited. */
export function LookupsLeft() {
  const { data } = useQuery(lookupsQuery);
  if (!data || data.left === null) return null;
  const { left, limit, resets_at } = data;
  return (
    <Text size="sm" tone="muted">
      {left === 0
        ? `No lookups left. The next one is possible from ${formatDateTime(resets_at)}.`
        : `${left} of ${limit} lookups left this hour.`}
    </Text>
  );
}
