import type { SimilarRecords } from '@rentsafe/domain/duplicate';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Inline } from '@rentsafe/ui/Inline';
import { Link } from '@rentsafe/ui/Link';
import { Stack } from '@rentsafe/ui/Stack';
import { Notice } from './Fields';

export type Similar = SimilarRecords['results'][number];

interface SimilarNoticeProps {
  similar: readonly Similar[];
  /** What it may be: 'company'. */
  record: string;
  pathOf: (id: number) => string;
  /** Offers to merge into one of them. */
  onMerge?: ((similar: Similar) => void) | undefined;
}

/** Points out records that may be of the same person or company. They open in a tab of their own: what is typed stays. */
export const SimilarNotice = ({ similar, record, pathOf, onMerge }: SimilarNoticeProps) => (
  <Notice>
    {similar.length > 0 && (
      <Callout tone="info" title={`This ${record} may already be on record.`}>
        <Stack gap={2}>
          {similar.map((other) => (
            <Inline key={other.id} gap={2}>
              <Link href={pathOf(other.id)} target="_blank">
                {other.name}
                {other.number && ` · ${other.number}`}
              </Link>
              {onMerge && <Button onClick={() => onMerge(other)}>Compare and merge</Button>}
            </Inline>
          ))}
        </Stack>
      </Callout>
    )}
  </Notice>
);
