import { Button } from '@rentsafe/ui/Button';
import { Link } from '@rentsafe/ui/Link';
import { DuplicateNotice as RecordNotice } from '@rentsafe/ui/Submission';
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
  /** Takes it in place of a new one, where the form was opened to choose one. */
  onChoose?: ((duplicate: Duplicate) => void) | undefined;
}

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Shows that a record has the number already, and leads to its report, or takes it. */
export function DuplicateNotice({ duplicate, record, listHref, onOpen, onChoose }: DuplicateNoticeProps) {
  const actions = (of: Duplicate) =>
    onChoose ? (
      <Button variant="primary" onClick={() => onChoose(of)}>
        Choose {of.name ?? `this ${record}`}
      </Button>
    ) : (
      <Link
        href={listHref}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          onOpen(of);
        }}
      >
        View report{of.name && ` for ${of.name}`}
      </Link>
    );
  return (
    <Notice>
      <RecordNotice
        duplicate={duplicate}
        title={`${duplicate?.name ?? `Another ${record}`} has this number already.`}
        actions={duplicate && actions(duplicate)}
      />
    </Notice>
  );
}
