import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { TextField } from '@rentsafe/ui/TextField';
import { type FormEvent, type ReactNode, useState } from 'react';
import { canUsePasskeys } from '../calls/passkeys';

export interface Credentials {
  username: string;
  password: string;
}

export interface LoginFormProps {
  onSubmit: (credentials: Credentials) => void;
  pending: boolean;
  /** Signing in failed. @default false */
  failed?: boolean;
  /** Why, when the credentials are not the cause. */
  cause?: string | undefined;
  /** The stored username of who signs in again: any text, which cannot be changed then. Blank where it is not known. */
  username?: string;
  /** An address to start with. */
  suggested?: string;
  /** Signs in with a passkey instead. */
  onPasskey?: () => void;
  /** Why that has failed. */
  problem?: string | undefined;
  /** Someone is about to fill in the form: time to load what sending it needs. */
  onIntent?: () => void;
  /** Below the button. */
  children?: ReactNode;
}

type Errors = Partial<Record<keyof Credentials, string>>;

/** Email and password. What is blank, or was typed and is no email, is not sent; what was typed stays. */
export function LoginForm({
  onSubmit,
  pending,
  failed = false,
  cause,
  username,
  suggested,
  onPasskey,
  problem,
  onIntent,
  children,
}: LoginFormProps) {
  const [errors, setErrors] = useState<Errors>({});
  const locked = username || undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = {
      username: locked ?? String(data.get('username') ?? '').trim(),
      password: String(data.get('password') ?? ''),
    };
    const field = form.elements.namedItem('username') as HTMLInputElement;
    const found: Errors = {
      ...(!typed.username && { username: 'Enter your email.' }),
      ...(field.validity.typeMismatch && {
        username: 'Enter an email address, such as name@example.com.',
      }),
      ...(!typed.password.trim() && { password: 'Enter your password.' }),
    };
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus();
    else onSubmit(typed);
  }

  return (
    <form noValidate onSubmit={submit} onFocus={onIntent} aria-label="Login">
      <Stack gap="field">
        {failed && (
          <Callout tone="danger">
            <div role="alert">Invalid account.</div>
            {cause && (
              <Text as="div" role="status">
                {cause}
              </Text>
            )}
          </Callout>
        )}
        {problem && (
          <Callout tone="danger" role="alert">
            {problem}
          </Callout>
        )}
        <TextField
          label="Email"
          name="username"
          // What is stored may be any text, and a field of emails rewrites some: spaces, domains in other scripts.
          type={locked ? 'text' : 'email'}
          autoComplete="username"
          required
          error={errors.username}
          defaultValue={locked ?? suggested}
          readOnly={locked !== undefined}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <Button type="submit" variant="primary" pending={pending}>
          Sign in
        </Button>
        {onPasskey && canUsePasskeys() && (
          <Button disabled={pending} onClick={onPasskey}>
            Sign in with a passkey
          </Button>
        )}
        {children}
      </Stack>
    </form>
  );
}
