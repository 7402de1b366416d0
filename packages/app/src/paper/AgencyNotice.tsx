import { missingOfAgency } from '@rentsafe/domain/book';
import { Callout } from '@rentsafe/ui/Callout';
import { agencyPath } from '../paths';
import { useBook } from '../session/useBook';
import { listed } from '../text/listed';
import { RecordLink } from '../text/RecordLink';

/** What the letterhead lacks, where papers are about to be sent; nothing where it is complete. */
export function AgencyNotice() {
  const book = useBook();
  const missing = book ? missingOfAgency(book) : [];
  if (missing.length === 0) return null;
  return (
    <Callout
      tone="warning"
      title={`The letterhead has no ${listed(missing, 'or')}`}
      actions={<RecordLink href={agencyPath}>Open Agency</RecordLink>}
    >
      It is printed on statements and invoices.
    </Callout>
  );
}
