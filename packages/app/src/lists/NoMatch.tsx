import { Stack } from '@rentsafe/ui/Stack';
import type { ReactNode } from 'react';

interface NoMatchProps {
  records: string;
  /** What was searched for; '' where filters alone leave nothing. */
  q: string;
  /** The way to a new record. */
  action: ReactNode;
}

/** What a list shows when nothing matches: the next step is nearly always to add the record. */
export const NoMatch = ({ records, q, action }: NoMatchProps) => (
  <Stack gap={2} align="center">
    <p>
      {q
        ? `No ${records} match “${q}”. Check the spelling, or clear the search.`
        : `No ${records} match these filters.`}
    </p>
    {action}
  </Stack>
);
