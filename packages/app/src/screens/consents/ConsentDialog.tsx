import { consentForm } from '@rentsafe/domain/consent';
import { addDays, today } from '@rentsafe/domain/date';
import type { PartyInput } from '@rentsafe/domain/party';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { addConsent, consentsOf, showConsentChange } from '../../api/consents';
import { CreationDialog } from '../../forms/CreationDialog';
import { Fields } from '../../forms/Fields';

export interface ConsentDialogProps {
  party: PartyInput;
  onClose: () => void;
}

/** Records that a person or a company has agreed to be read about. */
export function ConsentDialog({ party, onClose }: ConsentDialogProps) {
  const queryClient = useQueryClient();
  const given = today();
  return (
    <CreationDialog
      title="New Consent"
      description="Have it in writing first. With it you read what all landlords report; each reading is logged."
      creation={{
        record: 'consent',
        form: consentForm,
        add: addConsent,
        lists: consentsOf(party).key,
        onCreated: (consent) => showConsentChange(queryClient, consent),
      }}
      onClose={onClose}
    >
      <Stack gap="field">
        <input type="hidden" name="party" value={`${party.type}:${party.id}`} />
        <Fields>
          <DateField label="Given On" name="given_on" required max={today()} defaultValue={given} />
          <DateField label="Last Day" name="until_on" required defaultValue={addDays(given, 365)} />
        </Fields>
        <TextArea
          label="Evidence"
          name="evidence"
          required
          maxLength={500}
          hint="Where it can be seen: a signed form, an email."
        />
      </Stack>
    </CreationDialog>
  );
}
