import { Button } from '@rentsafe/ui/Button';
import { Form } from '@rentsafe/ui/Form';
import { DuplicateNotice, type Refusal, useLeaveGuard, useSubmission } from '@rentsafe/ui/Submission';
import { TextField } from '@rentsafe/ui/TextField';
import { toast } from '@rentsafe/ui/Toast';

/** Yours: what the server answers. */
class Refused extends Error {
  constructor(readonly body: { fields?: Record<string, string>; existing?: number }) {
    super('refused');
  }
}

function refusal(error: unknown): Refusal {
  if (!(error instanceof Refused)) return { kind: 'unanswered' };
  const { existing, fields } = error.body;
  return existing === undefined ? { kind: 'issues', fields } : { kind: 'duplicate', id: existing };
}

export function AddVehicle() {
  const creation = useSubmission({
    send: async (_value, { entries, idempotencyKey, signal }) => {
      const headers = { 'Idempotency-Key': idempotencyKey };
      const response = await fetch('/vehicles', { method: 'POST', body: entries, headers, signal });
      if (!response.ok) throw new Refused(await response.json());
    },
    refusal,
    onSaved: () => toast.success('Vehicle added'),
    lookHref: '/vehicles',
  });
  useLeaveGuard(creation);
  return (
    <Form
      aria-label="Vehicle"
      {...creation.form}
      actions={
        <Button type="submit" variant="primary">
          Add Vehicle
        </Button>
      }
    >
      <DuplicateNotice duplicate={creation.duplicate} href={({ id }) => `/vehicles/${id}`} />
      <TextField label="Plate" name="plate" required />
    </Form>
  );
}
