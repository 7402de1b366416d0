import { Button } from '@rentsafe/ui/Button';
import { Form, type FormIssues, type FormSubmitEvent } from '@rentsafe/ui/Form';
import { TextField } from '@rentsafe/ui/TextField';
import { toast } from '@rentsafe/ui/Toast';
import { useState } from 'react';
import { ApiError, errorSentence } from '../../../calls/ApiError';
import { replacePassword } from '../../../calls/sessions';
import { NewPasswordFields, newPasswordIssues } from '../../../forms/password/NewPasswordFields';
import { useIsCommon } from '../../../forms/password/PasswordRules';
import { form } from './account.css';

const controls: Readonly<Record<string, string>> = { current_password: 'currentPassword' };

function issuesOf(error: unknown): FormIssues {
  const refused = error instanceof ApiError ? error.errors.fields : [];
  if (refused.length === 0) return { form: errorSentence(error) };
  return {
    fields: Object.fromEntries(
      refused.map(({ path: [field = ''], messages }) => [controls[field] ?? field, messages.join(' ')]),
    ),
  };
}

/** Replaces one's own password. */
export function PasswordTab() {
  const isCommon = useIsCommon();
  const [pending, setPending] = useState(false);
  const [changes, setChanges] = useState(0);

  async function submit({ entries }: FormSubmitEvent): Promise<FormIssues | undefined> {
    try {
      await replacePassword(String(entries.get('currentPassword')), String(entries.get('password')));
    } catch (error) {
      return issuesOf(error);
    }
    toast.success('Password changed', { description: 'You have been signed out everywhere else.' });
    setChanges(changes + 1);
    return undefined;
  }

  return (
    <Form
      // No password stays in a field after it was changed.
      key={changes}
      className={form}
      aria-label="Change password"
      validate={(entries) => newPasswordIssues(entries, isCommon)}
      onSubmit={submit}
      onPendingChange={(event) => setPending(event.pending)}
      actions={
        <Button type="submit" variant="primary" pending={pending}>
          Change password
        </Button>
      }
    >
      <TextField
        label="Current Password"
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        required
      />
      <NewPasswordFields isCommon={isCommon} />
    </Form>
  );
}
