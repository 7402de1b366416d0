import { Button } from '@rentsafe/ui/Button';
import { tanStackField } from '@rentsafe/ui/Form';
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
          {(field) => <MoneyField label="Rent" {...tanStackField(field)} />}
        </form.Field>
        <Button type="submit">Save</Button>
        <Button onClick={() => form.reset()}>Reset</Button>
      </Stack>
    </form>
  );
}
