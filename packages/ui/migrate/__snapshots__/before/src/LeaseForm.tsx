'use client';

import { Button } from '@rentsafe/ui/Button';
import { Combobox } from '@rentsafe/ui/Combobox';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextField } from '@rentsafe/ui/TextField';
import { toast } from '@rentsafe/ui/Toast';
import { Controller, useForm } from 'react-hook-form';

const required = 'Fill in this field.';
const tenants = [
  { value: '1', label: 'Rudo Ncube', description: '63-654321 B 42' },
  { value: '2', label: 'Tendai Moyo', description: '63-123456 A 42' },
];

/** With React Hook Form. */
export function LeaseForm() {
  const { register, control, handleSubmit, reset, formState } = useForm({
    defaultValues: { unit: '', tenant: '', start: '' },
  });
  return (
    <form
      noValidate
      aria-label="Lease"
      onSubmit={(event) => void handleSubmit(() => toast.success('Lease added'))(event)}
    >
      <Stack gap="field">
        <TextField label="Unit" {...register('unit', { required })} error={formState.errors.unit?.message} />
        <Controller
          control={control}
          name="tenant"
          rules={{ required }}
          render={({ field: { onChange, ...field }, fieldState }) => (
            <Combobox
              label="Tenant"
              options={tenants}
              {...field}
              onValueChange={({ value }) => onChange(value)}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="start"
          rules={{ required }}
          render={({ field: { onChange, ...field }, fieldState }) => (
            <DateField
              label="Start"
              {...field}
              onValueChange={({ value }) => onChange(value)}
              error={fieldState.error?.message}
            />
          )}
        />
        <Button type="submit" variant="primary">
          Add lease
        </Button>
        <Button onClick={() => reset()}>Start again</Button>
      </Stack>
    </form>
  );
}
