import type { ConsentInput } from '@rentsafe/domain/consent';
import { consentForm } from '@rentsafe/domain/consent';
import type { Party } from '@rentsafe/domain/party';
import { announce } from '@rentsafe/ui/Announcer';
import { Button } from '@rentsafe/ui/Button';
import { Form, type FormIssues, type FormSubmitEvent } from '@rentsafe/ui/Form';
import { Heading } from '@rentsafe/ui/Heading';
import { ProgressBar } from '@rentsafe/ui/ProgressBar';
import { Stack } from '@rentsafe/ui/Stack';
import { newIdempotencyKey } from '@rentsafe/ui/Submission';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, errorSentence } from '../../../calls/ApiError';
import { addConsent, showConsentChange } from '../../../calls/consents';
import { ConsentFields } from '../../../consent/ConsentFields';

interface BatchConsentProps {
  /** Whose consents are missing. */
  parties: readonly Party[];
  onRecorded: (party: Party) => void;
  onPendingChange: (event: { pending: boolean }) => void;
}

const consentsOf = (count: number) => (count === 1 ? '1 consent' : `${count} consents`);

/** One form for the consents of many, whose evidence and purpose are the same. What could not be recorded is sent again by another press. */
export function BatchConsent({ parties, onRecorded, onPendingChange }: BatchConsentProps) {
  const queryClient = useQueryClient();
  // What was sent and not answered is recorded once, however often it is sent.
  const keys = useRef(new Map<string, string>());
  const [progress, setProgress] = useState<{ done: number; total: number }>();

  const keyOf = (body: ConsentInput) => {
    const text = JSON.stringify(body);
    const key = keys.current.get(text) ?? newIdempotencyKey();
    keys.current.set(text, key);
    return key;
  };

  async function record({ value }: FormSubmitEvent<ConsentInput>): Promise<FormIssues | undefined> {
    const failures: string[] = [];
    for (const [index, party] of parties.entries()) {
      setProgress({ done: index, total: parties.length });
      const body = { ...value, party: { type: party.type, id: party.id } };
      try {
        showConsentChange(queryClient, await addConsent(body, keyOf(body)));
        onRecorded(party);
      } catch (error) {
        failures.push(`${party.name}: ${errorSentence(error)}`);
        // Nor would the next ones arrive.
        if (!(error instanceof ApiError) || error.kind !== 'invalid') break;
      }
    }
    setProgress(undefined);
    if (failures.length > 0)
      return {
        form: `${failures.join(' ')} Recorded consents are kept: press Record again for the rest.`,
      };
    announce(`${consentsOf(parties.length)} recorded`);
    return undefined;
  }

  return (
    <Stack asChild gap={3}>
      <section aria-label="Consent for all of them">
        <Heading level={3} size="sm">
          {parties.length === 1 ? 'Record the consent' : `One form for these ${parties.length} consents`}
        </Heading>
        <Form
          schema={consentForm}
          onSubmit={record}
          onPendingChange={onPendingChange}
          actions={
            <Button type="submit" variant="primary" pending={progress !== undefined}>
              Record {consentsOf(parties.length)}
            </Button>
          }
        >
          <Stack gap="field">
            <input type="hidden" name="party" value={`${parties[0]?.type}:${parties[0]?.id}`} />
            <ConsentFields />
          </Stack>
        </Form>
        {progress && <ProgressBar label="Recording consents" value={progress.done} max={progress.total} />}
      </section>
    </Stack>
  );
}
