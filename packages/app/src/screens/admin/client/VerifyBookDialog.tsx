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
      title="Verify Book"
      description={client.name}
      form={verifiedBookForm}
      send={async (body) => showBook(queryClient, await changeBook(client.id, { ...body, version }))}
      submitLabel="Save"
      pendingLabel="Saving..."
      done="Book verified"
      failure="Failed to verify book"
      onClose={onClose}
    >
      <Callout
        tone="warning"
        title="Charges recorded up to this day count in reports whenever they were due."
      >
        Check the leases, charges and receipts first: people are rated by them. Leave the day empty to
        withdraw the check.
      </Callout>
      <Fields>
        <DateField label="Checked Up To" name="verified_on" max={today()} defaultValue={verified_on ?? ''} />
        <NumberField
          label="Business Days Claims Wait"
          name="claim_wait_days"
          required
          min={14}
          max={60}
          defaultValue={String(claim_wait_days)}
          hint="From 14 to 60, after the notice."
        />
      </Fields>
    </ActionDialog>
  );
}
