import { CodeField } from '@rentsafe/ui/CodeField';
import { Stack } from '@rentsafe/ui/Stack';

const plate = (typed: string) => typed.toUpperCase().replace(/\s/g, '');
const form = /^[A-Z]{3}\d{4}$/;

export function ParkingFields() {
  return (
    <Stack gap="field">
      <CodeField
        label="Number Plate"
        name="plate"
        required
        hint="Three letters and four digits."
        normalise={plate}
        check={(code) =>
          form.test(code) ? undefined : { tone: 'danger', text: 'Enter three letters and four digits.' }
        }
      />
      <CodeField label="Parking Bay" name="bay" normalise={plate} />
    </Stack>
  );
}
