import { type Consent, consentForm, EVIDENCE_LENGTH, PURPOSE_LENGTH } from '@rentsafe/domain/consent';
import { addDays, daysBetween, isPlainDate, today } from '@rentsafe/domain/date';
import type { PartyInput } from '@rentsafe/domain/party';
import { DateField } from '@rentsafe/ui/DateField';
import { IconButton } from '@rentsafe/ui/IconButton';
import { Stack } from '@rentsafe/ui/Stack';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { addConsent, consentsOf, showConsentChange } from '../../api/consents';
import { CreationDialog } from '../../forms/CreationDialog';
import { Fields } from '../../forms/Fields';
import { useConsentPaper } from './useConsentPaper';

/** A consent is offered for as long. */
const OFFERED_DAYS = 90;
/** Longer ones are unusual. */
const USUAL_DAYS = 366;

const lengthWarning = (given: string, until: string) =>
  isPlainDate(given) && isPlainDate(until) && daysBetween(given, until) > USUAL_DAYS
    ? 'That is more than a year. Ask for no longer than you need it. You can still save.'
    : undefined;

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
  const [given, setGiven] = useState(today);
  const [until, setUntil] = useState(() => addDays(today(), OFFERED_DAYS));
  const known = number && `The register knows the ${number}. `;
  return (
    <CreationDialog
      title={name ? `Consent of ${name}` : 'New Consent'}
      description={`${known ?? ''}Have the consent in writing first. With it you read what all landlords report; each reading is logged.`}
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
        <TextField
          label="Evidence"
          name="evidence"
          required
          maxLength={EVIDENCE_LENGTH}
          autoComplete="off"
          hint="Where the consent can be seen: a signed form, an email."
        />
        <TextField
          label="Purpose"
          name="purpose"
          required
          maxLength={PURPOSE_LENGTH}
          defaultValue={purpose}
          autoComplete="off"
          hint="What the report is for, such as: application for 4 Baobab Court."
        />
        <Fields>
          <DateField
            label="Given On"
            name="given_on"
            required
            max={today()}
            defaultValue={given}
            onValueChange={({ value }) => setGiven(value)}
          />
          <DateField
            label="Last Day"
            name="until_on"
            required
            defaultValue={until}
            warning={lengthWarning(given, until)}
            onValueChange={({ value }) => setUntil(value)}
          />
        </Fields>
      </Stack>
    </CreationDialog>
  );
}
