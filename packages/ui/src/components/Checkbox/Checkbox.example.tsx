import { Checkbox } from '@rentsafe/ui/Checkbox';
import { Fieldset } from '@rentsafe/ui/Fieldset';

export function StatementOptions() {
  return (
    <Fieldset label="Statement">
      <Checkbox name="send_by_email" label="Send by email" defaultChecked />
      <Checkbox
        name="include_deposits"
        label="Include deposits"
        hint="Deposits that are held stand in a table of their own."
      />
    </Fieldset>
  );
}
