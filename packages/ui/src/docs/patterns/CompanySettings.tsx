import { Button } from '@rentsafe/ui/Button';
import { Card } from '@rentsafe/ui/Card';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { Form } from '@rentsafe/ui/Form';
import { NumberField } from '@rentsafe/ui/NumberField';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { useSubmission } from '@rentsafe/ui/Submission';
import { Switch } from '@rentsafe/ui/Switch';
import { TextField } from '@rentsafe/ui/TextField';
import { toast } from '@rentsafe/ui/Toast';
import { useState } from 'react';

/** Yours asks the server. */
const save = async (_changes: object) => {};

/** What takes effect at once is a Switch; what has to be right together is a form with its own button. */
export function CompanySettings() {
  const [hasReminders, setReminders] = useState(true);
  const billing = useSubmission({
    send: (_value, { entries }) => save(Object.fromEntries(entries)),
    refusal: () => ({ kind: 'unanswered' }),
    onSaved: () => toast.success('Billing saved'),
  });
  const remind = async ({ checked }: { checked: boolean }) => {
    setReminders(checked);
    try {
      await save({ reminders: checked });
    } catch {
      setReminders(!checked);
      toast.error('Reminders were not changed');
    }
  };
  return (
    <Stack gap="section">
      <PageHeader title="Company settings" description="How tenants are billed and reminded." />
      <Card>
        <Switch
          label="Send reminders"
          hint="Three days before rent is due."
          checked={hasReminders}
          onCheckedChange={remind}
        />
      </Card>
      <Form
        aria-label="Billing"
        {...billing.form}
        actions={
          <Button type="submit" variant="primary">
            Save billing
          </Button>
        }
      >
        <Fieldset label="Billing">
          <TextField label="Name on invoices" name="invoice_name" defaultValue="Kopje Estates" required />
          <NumberField
            label="Grace period (days)"
            name="grace_days"
            min={0}
            max={31}
            defaultValue="5"
            hint="A late fee is charged after these."
          />
        </Fieldset>
      </Form>
    </Stack>
  );
}
