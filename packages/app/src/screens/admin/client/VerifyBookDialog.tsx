import { type Book, verifiedBookForm } from '@rentsafe/domain/book';
import { today } from '@rentsafe/domain/date';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { NumberField } from '@rentsafe/ui/NumberField';
import { useQueryClient } from '@tanstack/react-query';
import { changeBook, showBook } from '../../../calls/books';
import { ActionDialog } from '../../../forms/ActionDialog';
import { Fields } from '../../../forms/Fields';

export interface VerifyBookDialogProps {
  book: Book;
  onClose: () => void;
}

/** Says that what a client recorded up to a day was checked. */
export function VerifyBookDialog({ book, onClose }: VerifyBookDialogProps) {
  const { client, version, verified_on, claim_wait_days } = book;
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title="Verify Accounts"
      description={client.name}
      form={verifiedBookForm}
      send={async (body) => showBook(queryClient, await changeBook(client.id, { ...body, version }))}
      submitLabel="Save"
      pendingLabel="Saving..."
      done="Accounts verified"
      failure="Failed to verify accounts"
      onClose={onClose}
    >
      <Callout tone="warning" title="Charges recorded by this day count in reports, whatever their due date.">
        Check the leases, charges and receipts first: ratings depend on them. Leave the date blank to withdraw
        the verification.
      </Callout>
      <Fields>
        <DateField label="Verified Up To" name="verified_on" max={today()} defaultValue={verified_on ?? ''} />
        <NumberField
          label="Waiting Period for Claims (business days)"
          name="claim_wait_days"
          required
          min={14}
          max={60}
          defaultValue={String(claim_wait_days)}
          hint="From 14 to 60, after notice is given."
        />
      </Fields>
    </ActionDialog>
  );
}
