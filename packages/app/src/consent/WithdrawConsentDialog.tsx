import { type Consent, consentWithdrawalForm } from '@rentsafe/domain/consent';
import { today } from '@rentsafe/domain/date';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { consentsOf, endConsent, showConsentChange } from '../calls/consents';
import { readAgainOnConflict } from '../calls/readAgainOnConflict';
import { ActionDialog } from '../forms/ActionDialog';

export interface WithdrawConsentProps {
  consent: Consent;
  onClose: () => void;
}

/** Ends a consent. Refused, the list shows it as it is now. */
export function WithdrawConsentDialog({ consent, onClose }: WithdrawConsentProps) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title={`Withdraw the consent of ${consent.party.name}`}
      form={consentWithdrawalForm}
      send={(body) =>
        readAgainOnConflict(queryClient, { queryKey: consentsOf(consent.party).key }, async () =>
          showConsentChange(queryClient, await endConsent(consent.id, body)),
        )
      }
      submitLabel="Withdraw consent"
      pendingLabel="Withdrawing consent..."
      done="Consent withdrawn"
      failure="Failed to withdraw consent"
      onClose={onClose}
    >
      <Stack gap="field">
        <Callout tone="warning" title="A withdrawn consent cannot be restored.">
          Reports will again cover only your own leases. You can add a new consent.
        </Callout>
        <DateField label="Withdrawn On" name="on" required max={today()} defaultValue={today()} />
      </Stack>
    </ActionDialog>
  );
}
