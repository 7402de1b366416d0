import { Callout } from '@rentsafe/ui/Callout';
import { Link } from '@rentsafe/ui/Link';
import type { MouseEvent } from 'react';
import { Notice } from './Fields';
import type { Duplicate } from './useDuplicate';

export interface DuplicateNoticeProps {
  duplicate: Duplicate | undefined;
  /** What has the number already: 'company'. */
  record: string;
  /** Where the record is found in its list, for another tab. */
  listHref: string;
  /** Opens its report over the form. */
  onOpen: (duplicate: Duplicate) => void;
}

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Shows that a record has the number already, and leads to its report. */
export function DuplicateNotice({ duplicate, record, listHref, onOpen }: DuplicateNoticeProps) {
  return (
    <Notice>
      {duplicate && (
        <Callout
          tone="warning"
          title={`${duplicate.name ?? `Another ${record}`} has this number already.`}
          actions={
            <Link
              href={listHref}
              onClick={(event) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                onOpen(duplicate);
              }}
            >
              View report{duplicate.name && ` for ${duplicate.name}`}
            </Link>
          }
        />
      )}
    </Notice>
  );
}
