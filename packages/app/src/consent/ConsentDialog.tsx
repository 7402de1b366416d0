import { type Consent, consentForm } from '@rentsafe/domain/consent';
import type { PartyInput } from '@rentsafe/domain/party';
import { IconButton } from '@rentsafe/ui/IconButton';
import { Stack } from '@rentsafe/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { addConsent, consentsOf, showConsentChange } from '../calls/consents';
import { CreationDialog } from '../forms/CreationDialog';
import { ConsentFields } from './ConsentFields';
import { useConsentPaper } from './useConsentPaper';

export interface ConsentDialogProps {
  party: PartyInput;
  /** Who consents. */
  name?: string | undefined;
  /** By which they were found: 'national ID 63123456B63'. */
  number?: string;
  /** What it is for, where that is known: of a consent that is renewed. */
  purpose?: string;
  onAdded?: (consent: Consent) => void;
  onClose: () => void;
}

/** Records that a person or a company has agreed to be read about. */
export function ConsentDialog({ party, name, number, purpose = '', onAdded, onClose }: ConsentDialogProps) {
  const paper = useConsentPaper();
  const queryClient = useQueryClient();
  const known = number && `The ${number} is in the register. `;
  return (
    <CreationDialog
      title={name ? `Consent of ${name}` : 'New Consent'}
      description={`${known ?? ''}Get the consent in writing first. It lets you read what all landlords report; every reading is logged.`}
      creation={{
        record: 'consent',
        form: consentForm,
        add: addConsent,
        lists: consentsOf(party).key,
        onCreated: (consent) => {
          showConsentChange(queryClient, consent);
          onAdded?.(consent);
        },
      }}
      actions={
        <IconButton label="Print the form to sign" onClick={() => paper.print({ name, number })}>
          <Printer />
        </IconButton>
      }
      onClose={onClose}
    >
      {paper.sheet}
      <Stack gap="field">
        <input type="hidden" name="party" value={`${party.type}:${party.id}`} />
        <ConsentFields purpose={purpose} />
      </Stack>
    </CreationDialog>
  );
}
