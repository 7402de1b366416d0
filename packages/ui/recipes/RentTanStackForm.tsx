import { Button } from '@rentsafe/ui/Button';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Stack } from '@rentsafe/ui/Stack';
import { useForm } from '@tanstack/react-form';

interface TanStackFormProps {
  /** As decimal text. */
  rent: string;
  onSave: (rent: string) => void;
}

export function RentTanStackForm({ rent, onSave }: TanStackFormProps) {
  const form = useForm({ defaultValues: { rent }, onSubmit: ({ value }) => onSave(value.rent) });
  return (
    <form
      noValidate
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
        <Button type="submit">Save</Button>
        <Button onClick={() => form.reset()}>Reset</Button>
      </Stack>
    </form>
  );
}
