import { ErrorSummary } from '@rentsafe/ui/ErrorSummary';
import { Stack } from '@rentsafe/ui/Stack';
import { TextField } from '@rentsafe/ui/TextField';

/** Form renders one by itself; this is for a form of another library. */
export function WithYourOwnForm() {
  return (
    <Stack gap="field">
      <ErrorSummary
        heading="1 problem"
        items={[{ fieldId: 'surname', label: 'Surname', message: 'This field is required.' }]}
      />
      <TextField id="surname" label="Surname" name="surname" error="This field is required." required />
    </Stack>
  );
}
