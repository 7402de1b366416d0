import { type Consent, consentEndForm } from '@rentsafe/domain/consent';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { consentList, endConsentOf } from '../../../calls/consents';
import { readAgainOnConflict } from '../../../calls/readAgainOnConflict';
import { ActionDialog } from '../../../forms/ActionDialog';

export interface EndConsentProps {
  consent: Consent;
  onClose: () => void;
}

/** By which an Admin of the provider ends a consent of a client. */
export function EndConsentDialog({ consent, onClose }: EndConsentProps) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title={`End the consent of ${consent.party.name}`}
      form={consentEndForm}
      send={(body) =>
        readAgainOnConflict(queryClient, { queryKey: consentList.key }, async () => {
          await endConsentOf(consent.id, body);
          await queryClient.invalidateQueries({ queryKey: consentList.key });
        })
      }
      submitLabel="End consent"
      pendingLabel="Ending consent..."
      done="Consent ended"
      failure="Failed to end consent"
      onClose={onClose}
    >
      <Stack gap="field">
        <Callout tone="warning" title={`${consent.client.name} loses access to the full report.`}>
          This cannot be undone. The client sees the reason.
        </Callout>
        <TextArea label="Reason" name="reason" required rows={3} maxLength={500} />
      </Stack>
    </ActionDialog>
  );
}
