import { Callout } from '@rentsafe/ui/Callout';
import type { ListUrl } from './useListUrl';

/** What the address of a list names and the list does not have. */
export function ListNotices({
  missingPage,
  refusedFilters,
}: Pick<ListUrl, 'missingPage' | 'refusedFilters'>) {
  return (
    <>
      {missingPage !== undefined && (
        <Callout tone="info" role="status">
          There is no page {missingPage}. Showing page 1.
        </Callout>
      )}
      {refusedFilters.length > 0 && (
        <Callout tone="info" role="status">
          The address has an unknown filter: {refusedFilters.join(', ')}. Showing the list without it.
        </Callout>
      )}
    </>
  );
}
