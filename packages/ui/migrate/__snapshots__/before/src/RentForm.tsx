'use client';

import { Button } from '@rentsafe/ui/Button';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { toast } from '@rentsafe/ui/Toast';
import { useForm } from '@tanstack/react-form';

const due = [
  { value: 'first', label: 'On the first' },
  { value: 'last', label: 'On the last day' },
];

/** With TanStack Form. */
export function RentForm() {
  const form = useForm({
    defaultValues: { rent: '', due: 'first' },
    onSubmit: ({ value }) => void toast.success(`Rent of ${value.rent} set`),
  });
  return (
    <form
      noValidate
      aria-label="Rent"
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <Stack gap="field">
        <form.Field
          name="rent"
          validators={{ onSubmit: ({ value }) => (Number(value) > 0 ? undefined : 'Enter the rent.') }}
        >
          {({ name, state, handleChange, handleBlur }) => (
            <MoneyField
              label="Rent"
              name={name}
              value={state.value}
              onValueChange={({ value }) => handleChange(value)}
              onBlur={handleBlur}
              error={state.meta.errors[0]}
            />
          )}
        </form.Field>
        <form.Field name="due">
          {({ name, state, handleChange }) => (
            <Select
              label="Due"
              name={name}
              options={due}
              value={state.value}
              onValueChange={({ value }) => handleChange(value)}
            />
          )}
        </form.Field>
        <Button type="submit" variant="primary">
          Set rent
        </Button>
      </Stack>
    </form>
  );
}
