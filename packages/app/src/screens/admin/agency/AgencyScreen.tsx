import { missingOfAgency } from '@rentsafe/domain/book';
import { Callout } from '@rentsafe/ui/Callout';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { bookQuery } from '../../../calls/books';
import { Fetched } from '../../../calls/Fetched';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { EditButton } from '../../../record/EditButton';
import { useMay } from '../../../session/useMay';
import { useMe } from '../../../session/useMe';
import { listed } from '../../../text/listed';
import { AgencyDetails } from './AgencyDetails';
import type { EditAgencyProps } from './EditAgencyDialog';
import { LogoPanel } from './LogoPanel';

const load = async () => (await import('./EditAgencyDialog')).EditAgencyDialog;

/** The own agency: what its papers say, its numbers, and whom it pays every month. */
export function AgencyScreen() {
  const client = useMe().data?.client;
  const query = useQuery({ ...bookQuery(client ?? 0), enabled: client !== undefined });
  const mayEdit = useMay()('updateBook');
  const edit = useLazyDialog<EditAgencyProps['book'], EditAgencyProps>(load, 'The form could not be opened');
  return (
    <Stack gap="section">
      <PageHeader
        title="Agency"
        description="Your letterhead, tax numbers and standing payees."
        actions={mayEdit && query.data && <EditButton record={query.data} edit={edit.trigger} />}
      />
      <Fetched query={query} subject="the agency">
        {(book) => {
          const missing = missingOfAgency(book);
          return (
            <Stack gap="section">
              {missing.length > 0 && (
                <Callout tone="warning" title={`The letterhead has no ${listed(missing, 'or')}`}>
                  {mayEdit
                    ? 'Choose Edit to complete it. It is printed on statements, invoices, receipts and letters.'
                    : 'Ask an Admin to complete it. It is printed on statements, invoices, receipts and letters.'}
                </Callout>
              )}
              <LogoPanel book={book} mayEdit={mayEdit} />
              <AgencyDetails book={book} />
            </Stack>
          );
        }}
      </Fetched>
      {edit.opened && <edit.opened.Dialog book={edit.opened.subject} onClose={edit.onClose} />}
    </Stack>
  );
}
