import type { FormIssues } from '@rentsafe/ui/Form';
import { TextField } from '@rentsafe/ui/TextField';
import { useId, useState } from 'react';
import { type IsCommon, PasswordRules, passwordAdvice } from './PasswordRules';

/** What is wrong with the new password of a form, before it is sent. */
export function newPasswordIssues(entries: FormData, isCommon: IsCommon | undefined): FormIssues {
  const password = String(entries.get('password'));
  const advice = passwordAdvice(password, isCommon);
  const differs = password !== entries.get('confirmation');
  return {
    fields: {
      ...(advice && { password: advice }),
      ...(differs && { confirmation: 'Type the same password again.' }),
    },
  };
}

/** A new password, its rules, and the same password again. */
export function NewPasswordFields({ isCommon }: { isCommon: IsCommon | undefined }) {
  const rulesId = useId();
  const [typed, setTyped] = useState('');
  return (
    <>
      <TextField
        label="New Password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        aria-describedby={rulesId}
        onChange={(event) => setTyped(event.target.value)}
      />
      <PasswordRules id={rulesId} password={typed} isCommon={isCommon} />
      <TextField
        label="Confirm Password"
        name="confirmation"
        type="password"
        autoComplete="new-password"
        required
      />
    </>
  );
}
