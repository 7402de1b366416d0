import { Button } from '@rentsafe/ui/Button';
import { Form } from '@rentsafe/ui/Form';
import { DuplicateNotice, type Refusal, useLeaveGuard, useSubmission } from '@rentsafe/ui/Submission';
import { TextField } from '@rentsafe/ui/TextField';
import { toast } from '@rentsafe/ui/Toast';
import { z } from 'zod';
import { blockRoutes } from './RouteGuard';

const vehicleForm = z.object({ plate: z.string().min(2, 'Enter the plate.') });
type Vehicle = z.infer<typeof vehicleForm>;

/** Yours: what each answer of the server means. */
function refusal(error: unknown): Refusal {
  if (!(error instanceof Response) || error.status >= 500) return { kind: 'unanswered' };
  if (error.status === 409) return { kind: 'duplicate', id: error.headers.get('X-Existing') ?? '' };
  return { kind: 'issues', form: 'The vehicle was not saved.' };
}

interface AddVehicleProps {
  /** Yours: rejects with the response where it is no success. */
  add: (vehicle: Vehicle, headers: Record<string, string>, signal: AbortSignal) => Promise<{ id: string }>;
}

export function AddVehicle({ add }: AddVehicleProps) {
  const creation = useSubmission({
    schema: vehicleForm,
    send: (vehicle, { idempotencyKey, signal }) =>
      add(vehicle, { 'Idempotency-Key': idempotencyKey }, signal),
    refusal,
    onSaved: () => toast.success('Vehicle added'),
    lookHref: '/vehicles',
  });
  useLeaveGuard(creation, blockRoutes);
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
