import {
  type DisbursementPreparation,
  disbursementPreparationForm,
  type PreparedDisbursements,
} from '@rentsafe/domain/disbursement';
import type { Currency } from '@rentsafe/domain/money';
import type { Party } from '@rentsafe/domain/party';
import { Text } from '@rentsafe/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { prepare, showDisbursements } from '../../../../calls/disbursements';
import { landlordIdQuery } from '../../../../calls/landlords';
import { ActionDialog } from '../../../../forms/ActionDialog';
import { useMe } from '../../../../session/useMe';
import { AccountSelect } from './AccountSelect';

export interface PrepareDialogProps {
  currency: Currency;
  /** Who is paid; all with money available where there is none. */
  landlords: readonly Party[];
  onPrepared: (prepared: PreparedDisbursements) => void;
  onClose: () => void;
}

const MOST_NAMED = 5;

const whoText = (landlords: readonly Party[]): string => {
  if (landlords.length === 0)
    return 'Every landlord with money available gets a draft, with a line for each property.';
  const named = landlords.slice(0, MOST_NAMED).map(({ name }) => name);
  const others = landlords.length - named.length;
  return `For ${[...named, ...(others > 0 ? [`${others} more`] : [])].join(', ')}: a draft each, with a line for each property.`;
};

/** Drafts what landlords are paid. Nobody gets a second draft while one is open, so it may be sent again. */
export function PrepareDialog({ currency, landlords, onPrepared, onClose }: PrepareDialogProps) {
  const queryClient = useQueryClient();
  const { data: me } = useMe();

  async function send(body: DisbursementPreparation, idempotencyKey: string) {
    const book = { id: me?.client ?? 0, name: me?.client_name ?? '' };
    const ids = await Promise.all(
      landlords.map((landlord) => queryClient.fetchQuery(landlordIdQuery(landlord, book))),
    );
    const parties = ids.filter((id) => id !== null);
    onPrepared(await prepare({ ...body, ...(landlords.length > 0 && { parties }) }, idempotencyKey));
    showDisbursements(queryClient);
  }

  return (
    <ActionDialog
      title={`Prepare disbursements in ${currency}`}
      form={disbursementPreparationForm}
      send={send}
      submitLabel="Prepare disbursements"
      pendingLabel="Preparing disbursements..."
      done="Preparation finished"
      failure="Failed to prepare disbursements"
      onClose={onClose}
    >
      <Text>{whoText(landlords)}</Text>
      <input type="hidden" name="currency" value={currency} />
      <AccountSelect currency={currency} />
    </ActionDialog>
  );
}
