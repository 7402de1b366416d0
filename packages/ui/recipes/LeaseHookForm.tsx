import { Button } from '@rentsafe/ui/Button';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { DateField } from '@rentsafe/ui/DateField';
import { hookFormField } from '@rentsafe/ui/Form';
import { Stack } from '@rentsafe/ui/Stack';
import { TextField } from '@rentsafe/ui/TextField';
import { Controller, useForm } from 'react-hook-form';

export interface Lease {
  tenant: string;
  start: string;
  furnished: boolean;
}

interface HookFormProps {
  lease: Lease;
  onSave: (lease: Lease) => void;
}

export function LeaseHookForm({ lease, onSave }: HookFormProps) {
  const { register, control, handleSubmit, reset, formState } = useForm<Lease>({ defaultValues: lease });
  const required = 'Fill in this field.';
  return (
    // noValidate: without it the browser stops a wrong date with a message of its own, before the library is asked.
    <form noValidate onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <Stack gap="field">
        <TextField
          label="Tenant"
          {...register('tenant', { required })}
          error={formState.errors.tenant?.message}
        />
        <Controller
          control={control}
          name="start"
          rules={{ required }}
          render={(controller) => <DateField label="Start" {...hookFormField(controller)} />}
        />
        <Controller
          control={control}
          name="furnished"
          render={(controller) => <Checkbox label="Furnished" {...hookFormField(controller)} />}
        />
        <Button type="submit">Save</Button>
        <Button onClick={() => reset()}>Reset</Button>
      </Stack>
    </form>
  );
}
