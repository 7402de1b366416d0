import { Button } from '@rentsafe/ui/Button';
import { Form, type FormIssues } from '@rentsafe/ui/Form';
import { TextField } from '@rentsafe/ui/TextField';
import { toast } from '@rentsafe/ui/Toast';

/** `schema` takes Zod, Valibot or ArkType in place of `validate`, and types `value`. */
function validate(entries: FormData): FormIssues {
  const isShort = String(entries.get('account_number')).length < 8;
  return isShort ? { fields: { account_number: 'An account number has at least 8 digits.' } } : {};
}

export function BankAccountForm() {
  return (
    <Form
      aria-label="Bank account"
      validate={validate}
      onSubmit={async ({ entries }) => {
        await Promise.resolve(entries);
        toast.success('Bank account saved');
      }}
      actions={
        <Button type="submit" variant="primary">
          Save Account
        </Button>
      }
    >
      <TextField label="Bank" name="bank" required />
      <TextField label="Account number" name="account_number" required />
    </Form>
  );
}
